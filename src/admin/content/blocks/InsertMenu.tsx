import { Button, Popover, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { glossaryTerms } from '../../../domain/glossary/terms.ts';
import { claimsQuery } from '../../api/claims.ts';
import { useLanguage } from '../../texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { knownNames, writtenFor } from '../token-names.ts';
import type { PartEditor } from '../use-part-editor.ts';

interface InsertMenuProps {
  editor: PartEditor;
  kind: 'figure' | 'term';
  insert: (name: string) => void;
}

/** A button that opens the list of figures, with their values, or of the glossary's terms; a press inserts one. */
export function InsertMenu({ editor, kind, insert }: InsertMenuProps) {
  const words = useLanguage().t.content;
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState('');
  const { data } = useQuery({ ...claimsQuery, enabled: opened && kind === 'figure' });
  const field = editor.part.items?.fields.find(({ terms }) => terms);
  const label = kind === 'figure' && field?.tokens !== 'figures' ? words.blocks.value : words.blocks[kind];
  const icon: IconName = kind;
  const rows = !opened
    ? []
    : kind === 'term'
      ? glossaryTerms.map((name) => ({ name, value: '' }))
      : (field ? knownNames(editor.part, field, '') : []).map((name) => ({
          name,
          value: writtenFor(editor.locale, name, data?.items ?? []),
        }));
  const found = rows.filter((row) =>
    `${row.name} ${row.value}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withinPortal width={300}>
      <Popover.Target>
        <Button
          className="block-mark"
          size="compact-sm"
          variant="subtle"
          aria-haspopup="dialog"
          aria-expanded={opened}
          title={label}
          leftSection={<Icon name={icon} />}
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="content-names block-names" aria-label={label}>
        <TextInput
          size="sm"
          type="search"
          data-autofocus
          aria-label={words.names.search}
          placeholder={words.names.search}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <ul>
          {found.map((row) => (
            <li key={row.name}>
              <button
                type="button"
                onClick={() => {
                  setOpened(false);
                  insert(row.name);
                }}
              >
                <code>{row.name}</code>
                <span lang={editor.locale}>{row.value}</span>
              </button>
            </li>
          ))}
        </ul>
        {opened && found.length === 0 && <p className="editor-hint">{words.names.none}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
