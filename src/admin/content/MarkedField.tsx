import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { fill } from '../../i18n/format.ts';
import { TextField, type TextFieldProps } from '../editor/TextField.tsx';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Mark, marked, marks } from './marks.ts';

const shortcuts = { bold: 'Control+B', link: 'Control+K', break: 'Enter' } as const;

/** A text with marks: bold, link, line break, each with its button and its keys. */
export function MarkedField(props: TextFieldProps) {
  const { id, label, write } = props;
  const words = useLanguage().t.content.field;
  const names = { bold: words.bold, link: words.addLink, break: words.addBreak };
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = (kind: Mark) => {
    const element = field.current;
    if (!element) return;
    const next = marked(kind, {
      text: element.value,
      start: element.selectionStart,
      end: element.selectionEnd,
    });
    element.focus();
    write(next.text);
    // Once the new text is in the field: its selection is lost with the old one.
    requestAnimationFrame(() => element.setSelectionRange(next.start, next.end));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const key = event.key.toLowerCase();
    // Without a selection, these keys open the search of the back office, as everywhere.
    const kind = key === 'b' ? 'bold' : key === 'k' && selectionStart !== selectionEnd ? 'link' : undefined;
    if (!kind) return;
    event.preventDefault();
    event.stopPropagation();
    mark(kind);
  };
  const tools = (
    <div className="content-marks" role="toolbar" aria-label={fill(words.marksOf, { field: label })}>
      {marks.map((kind) => (
        <ActionIcon
          key={kind}
          variant="subtle"
          color="gray"
          aria-label={names[kind]}
          title={names[kind]}
          aria-keyshortcuts={shortcuts[kind]}
          aria-controls={id}
          onClick={() => mark(kind)}
        >
          <Icon name={kind} />
        </ActionIcon>
      ))}
    </div>
  );
  return <TextField {...props} long tools={tools} input={field} onKeyDown={onKeyDown} />;
}
