import { ActionIcon, Flex, NativeSelect } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { ContentField } from '../../domain/content/fields.ts';
import { fill } from '../../i18n/format.ts';
import { Field, TextField, type TextFieldProps } from '../editor/TextField.tsx';
import { useLanguage } from '../texts.ts';
import { DayField } from '../ui/fields/DayField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { MediaPicker } from '../ui/media-picker/MediaPicker.tsx';
import { sourceLanguage } from '../ui/SourceText.tsx';
import { fieldLabel } from './content-names.ts';
import { type Mark, marked, marks } from './marks.ts';
import { fallbackIn } from './part-texts.ts';
import { TokenNames } from './TokenNames.tsx';
import type { PartEditor } from './use-part-editor.ts';

const PassageField = lazyView(
  ['questions'],
  async () => (await import('./questions/PassageField.tsx')).PassageField,
);

interface FieldInputProps {
  editor: PartEditor;
  field: ContentField;
  /** The name of its text in the API: `title`, or `items.<id>.answer`. */
  name: string;
  /** An error message that a field above already shows, so that this field does not repeat it. */
  said?: string | undefined;
}

/** The input of one declared field of any kind. */
export function FieldInput({ editor, field, name, said }: FieldInputProps) {
  const words = useLanguage().t.content;
  const id = useId();
  const { locale, store, texts, standard } = editor;
  const { kind } = field;
  const value = texts[name] ?? '';
  const write = (text: string) => editor.change(name, text);
  const refusal = editor.errors[name];
  const error = refusal !== undefined && refusal === said ? true : refusal;
  const frame = {
    id,
    label: fieldLabel(words, editor.key, field.key),
    hint: <FieldHint editor={editor} field={field} name={name} />,
    more: <TokenNames editor={editor} field={field} name={name} input={id} />,
  };
  const focus = { onFocus: () => store.enter(locale, name), onBlur: () => store.leave(locale, name) };
  const common = { id, name, value, error, 'aria-describedby': `${id}-hint`, ...focus };
  if (kind === 'picture')
    return (
      <MediaPicker
        label={frame.label}
        language={locale}
        value={value || null}
        onChange={(picture) => write(picture ?? '')}
        error={typeof error === 'string' ? error : undefined}
      />
    );
  if (kind === 'choice')
    return (
      <Field {...frame}>
        <NativeSelect
          {...common}
          data={[
            { value: '', label: words.field.choose },
            ...(field.choices ?? []).map((choice) => ({
              value: choice,
              label: (words.choices as Readonly<Record<string, string>>)[choice] ?? choice,
            })),
          ]}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </Field>
    );
  if (kind === 'day' || kind === 'moment')
    return (
      <Field {...frame}>
        <DayField {...common} withTime={kind === 'moment'} onChange={write} />
      </Field>
    );
  if (editor.key === 'asks' && field.key === 'passage')
    return (
      <Field {...frame}>
        <PassageField {...common} language={locale} write={write} />
      </Field>
    );
  const Typed = kind === 'text' ? MarkedField : TextField;
  return (
    <Typed
      {...frame}
      {...focus}
      name={name}
      value={value}
      max={field.max}
      isCounted={kind !== 'link'}
      error={error}
      lang={locale}
      placeholder={standard[name] ?? ''}
      source={kind !== 'link' && locale !== sourceLanguage ? editor.french[name] : undefined}
      write={write}
    />
  );
}

const tokenIn = (text: string): string | undefined => /\{[^}\s]+\}/.exec(text)?.[0];

/** The sentence below a field: the corrections of typography, the substitute of an empty text, or the permitted input. */
export function FieldHint({ editor, field, name }: FieldInputProps) {
  const words = useLanguage().t.content;
  const value = editor.texts[name] ?? '';
  const standard = editor.standard[name] ?? '';
  const notes = editor.notes[name] ?? [];
  if (notes.length > 0) {
    const changes = notes.map(({ kind, count }) =>
      fill(words.typography[kind][count === 1 ? 0 : 1] ?? '', { count }),
    );
    return (
      <Flex className="content-corrected" component="span" gap={6} align="center" display="inline-flex">
        <Icon name="saved" />
        {fill(words.typography.done, { changes: changes.join(', ') })}
      </Flex>
    );
  }
  if (value === '' && standard !== '')
    return editor.locale !== 'fr' && fallbackIn(editor.values) === 'fr'
      ? words.field.emptyFrench
      : words.field.empty;
  if (field.kind === 'link') return words.field.link;
  if (field.kind === 'moment') return words.field.zone;
  const token = tokenIn(value || standard);
  // The example is from the default text: the typed name may be misspelt.
  if (field.tokens === 'figures' && token !== undefined)
    return fill(words.field.tokensFigures, { example: tokenIn(standard) ?? '{agency.minimum}' });
  if (Array.isArray(field.tokens) && token !== undefined) {
    const names = [...standard.matchAll(/\{[^}\s]+\}/g)].map(([own]) => own);
    return fill(words.field.tokens, { names: names.join(', ') });
  }
  return '';
}

const shortcuts = { bold: 'Control+B', link: 'Control+K', break: 'Enter' } as const;

/** A text with marks: bold, link, line break, each with its button and its keys. */
function MarkedField(props: TextFieldProps) {
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
    // Setting the new text resets the selection, so it is restored after the render.
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
