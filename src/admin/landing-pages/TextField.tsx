import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { LONG_TEXT, SHORT_TEXT } from '../../domain/documents/fields.ts';
import { UNTITLED } from '../../domain/landing/landing-list.ts';
import { fill } from '../../i18n/format.ts';
import { readAt } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { CharacterCount } from '../ui/CharacterCount.tsx';
import { SourceText, sourceLanguage } from '../ui/SourceText.tsx';
import { placeId } from './place-id.ts';
import { type LandingEditor, PAGE } from './use-landing-editor.ts';

interface TextFieldProps {
  editor: LandingEditor;
  /** The place of the text: `shared.artist`, or `texts.<language>.title`. */
  path: string;
  label: string;
  /** Several lines. */
  long?: boolean;
  hint?: string;
  /** The text that stands in for an empty one. */
  placeholder?: string;
}

/** A text with its count: label above, one sentence below. Texts of a language carry it for screen readers and spelling. */
export function TextField({ editor, path, label, long = false, hint, placeholder }: TextFieldProps) {
  const { t } = useLanguage();
  const words = t.common.form;
  const hintId = useId();
  const id = placeId(path);
  const value = String(readAt(editor.values, path) ?? '');
  const max = long ? LONG_TEXT : SHORT_TEXT;
  const over = value.length - max;
  const error =
    over > 0 ? fill(words.tooLong[over === 1 ? 0 : 1] ?? '', { count: over, max }) : editor.errors[path];
  const isTranslated = path.startsWith('texts.') && editor.language !== sourceLanguage;
  const source = isTranslated
    ? String(readAt(editor.values, path.replace(/^texts\.\w+/, `texts.${sourceLanguage}`)) ?? '')
    : '';
  const common = {
    id,
    value,
    error,
    autoComplete: 'off',
    placeholder,
    'aria-describedby': hintId,
    ...(path.startsWith('texts.') && { lang: editor.language }),
    // The title of a page without one is replaced, not edited.
    ...(value === UNTITLED && {
      onClick: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        currentTarget.select(),
    }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      editor.change(path, currentTarget.value),
    onFocus: () => editor.store.enter(PAGE, path),
    onBlur: () => editor.store.leave(PAGE, path),
  };
  return (
    <div className="landing-field">
      <div className="landing-field-head">
        <label htmlFor={id}>{label}</label>
        <CharacterCount className="landing-count" count={value.length} max={max} />
      </div>
      {long ? (
        <Textarea {...common} rows={3} classNames={{ input: 'landing-textarea' }} />
      ) : (
        <TextInput {...common} />
      )}
      <SourceText
        text={source}
        field={id}
        copy={value === '' ? () => editor.change(path, source) : undefined}
      />
      <p id={hintId} className="landing-hint">
        {hint}
      </p>
    </div>
  );
}
