import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ADDRESS_LENGTH } from '../../../domain/documents/fields.ts';
import { completedLink, isHttpsLink } from '../../../domain/landing/links/landing-link.ts';
import { readAt } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { afterPress } from '../../ui/time/after-press.ts';
import { placeId } from '../wizard/place-id.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { LinkNotes } from './LinkNotes.tsx';

interface LinkFieldProps {
  editor: LandingEditor;
  path: string;
  label: string;
  hint?: string;
  /** Completes the typed address on blur. */
  complete?: (typed: string) => string;
}

/** A URL field. An incomplete address is stored as typed; its error is shown on blur. */
export function LinkField({ editor, path, label, hint, complete = completedLink }: LinkFieldProps) {
  const words = useLanguage().t.landing.field;
  const [left, setLeft] = useState(false);
  const value = String(readAt(editor.values, path) ?? '');
  const isWrong = left && value !== '' && !isHttpsLink(value);
  const error = editor.errors[path] ?? (isWrong ? words.https : undefined);
  const replace = (url: string) => editor.change(path, url);
  return (
    <div className="landing-link-field">
      <TextInput
        id={placeId(path)}
        type="url"
        inputMode="url"
        label={label}
        placeholder="https://"
        maxLength={ADDRESS_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={error}
        {...(hint !== undefined && { description: hint })}
        onChange={({ currentTarget }) => editor.change(path, currentTarget.value)}
        onBlur={({ currentTarget }) => {
          afterPress(() => setLeft(true));
          const whole = complete(currentTarget.value);
          if (whole !== currentTarget.value) editor.change(path, whole);
        }}
      />
      <LinkNotes value={value} broken={editor.page.brokenLinks} replace={replace} />
    </div>
  );
}
