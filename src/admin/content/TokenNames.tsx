import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasKnownTokens } from '../../domain/content/check.ts';
import type { ContentField } from '../../domain/content/fields.ts';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { knownNames, withName, writtenFor } from './token-names.ts';
import type { PartEditor } from './use-part-editor.ts';

interface TokenNamesProps {
  editor: PartEditor;
  field: ContentField;
  name: string;
  /** The id of the input. */
  input: string;
}

/** A list with more names than this has a search field. */
const FEW = 12;

/** The names in braces that a field accepts, each with the value that the page shows; a click inserts one. */
export function TokenNames({ editor, field, name, input }: TokenNamesProps) {
  const words = useLanguage().t.content.names;
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState('');
  const text = editor.texts[name] ?? '';
  const standard = editor.standard[name] ?? '';
  const isWrong = !hasKnownTokens(field, text);
  const isOpen = opened || isWrong;
  const { data } = useQuery({ ...claimsQuery, enabled: isOpen });
  if (!field.tokens || !(text + standard).includes('{')) return null;
  const all = isOpen ? knownNames(editor.part, field, standard) : [];
  const rows = all
    .map((one) => ({ name: one, value: writtenFor(editor.locale, one, data?.items ?? []) }))
    .filter((row) => `${row.name} ${row.value}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  const insert = (chosen: string) => {
    const element = document.getElementById(input) as HTMLTextAreaElement | null;
    const next = withName(field, text, chosen, element?.selectionStart ?? text.length);
    editor.change(name, next.text);
    element?.focus();
    // Setting the new text resets the selection, so it is restored after the render.
    requestAnimationFrame(() => element?.setSelectionRange(next.end, next.end));
  };
  return (
    <details
      className="content-names"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{words.title}</summary>
      <p className="editor-hint">{isWrong ? words.replace : words.insert}</p>
      {all.length > FEW && (
        <TextInput
          size="xs"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <button type="button" onClick={() => insert(row.name)}>
              <code>{`{${row.name}}`}</code>
              <span lang={editor.locale}>{row.value}</span>
            </button>
          </li>
        ))}
      </ul>
      {isOpen && rows.length === 0 && <p className="editor-hint">{words.none}</p>}
    </details>
  );
}
