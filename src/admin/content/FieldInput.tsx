import { NativeSelect, Textarea } from '@mantine/core';
import { useId } from 'react';
import type { ContentField } from '../../domain/content/fields.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CharacterCount } from '../ui/CharacterCount.tsx';
import { DayField } from '../ui/DayField.tsx';
import { MediaPicker } from '../ui/media-picker/MediaPicker.tsx';
import { SourceText, sourceLanguage } from '../ui/SourceText.tsx';
import { fieldLabel } from './content-names.ts';
import { FieldHint } from './FieldHint.tsx';
import { fallbackIn } from './part-texts.ts';
import { TextField } from './TextField.tsx';
import { TokenNames } from './TokenNames.tsx';
import type { PartEditor } from './use-part-editor.ts';

interface FieldInputProps {
  editor: PartEditor;
  field: ContentField;
  /** The name of its text in the API: `title`, or `items.<id>.answer`. */
  name: string;
  /** A sentence that stands at a field above already, and is not said again. */
  said?: string | undefined;
}

/** A pasted text may have several lines. */
const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** The input of one declared field of any kind: label and count above, one sentence below. */
export function FieldInput({ editor, field, name, said }: FieldInputProps) {
  const { locale, t } = useLanguage();
  const words = t.content;
  const id = useId();
  const { texts, standard, notes } = editor;
  const value = texts[name] ?? '';
  const label = fieldLabel(words, editor.key, field.key);
  const over = value.length - field.max;
  const tooLong = fill(over === 1 ? words.field.tooLongByOne : words.field.tooLong, {
    count: formatNumber(locale, over),
    max: formatNumber(locale, field.max),
  });
  const told = over > 0 ? tooLong : editor.errors[name];
  const error = told ? told === said || told : undefined;
  const isTyped = field.kind === 'line' || field.kind === 'text';
  const hintId = `${id}-hint`;
  const common = {
    id,
    name,
    value,
    error,
    'aria-describedby': hintId,
    onFocus: () => editor.store.enter(editor.locale, name),
    onBlur: () => editor.store.leave(editor.locale, name),
  };
  const typed = {
    ...common,
    lang: editor.locale,
    autoComplete: 'off',
    placeholder: standard[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      editor.change(name, currentTarget.value),
  };
  const count = isTyped && <CharacterCount className="content-count" count={value.length} max={field.max} />;
  const french = editor.french[name] ?? '';
  const hint = (
    <>
      {isTyped && editor.locale !== sourceLanguage && (
        <SourceText
          text={french}
          field={id}
          copy={
            french !== value && (value === '' || value === standard[name])
              ? () => editor.change(name, french)
              : undefined
          }
        />
      )}
      <FieldHint
        id={hintId}
        field={field}
        value={value}
        standard={standard[name] ?? ''}
        fallback={editor.locale === 'fr' ? 'none' : fallbackIn(editor.values)}
        notes={notes[name]}
      />
      <TokenNames editor={editor} field={field} name={name} input={id} />
    </>
  );
  if (field.kind === 'text')
    return (
      <TextField
        {...typed}
        label={label}
        count={count}
        hint={hint}
        write={(text) => editor.change(name, text)}
      />
    );
  if (field.kind === 'picture')
    return (
      <MediaPicker
        label={label}
        language={editor.locale}
        value={value || null}
        onChange={(picture) => editor.change(name, picture ?? '')}
        error={typeof error === 'string' ? error : undefined}
      />
    );
  return (
    <div className="content-field">
      <div className="content-field-head">
        <label htmlFor={id}>{label}</label>
        {count}
      </div>
      {field.kind === 'choice' ? (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: words.field.choose },
            ...(field.choices ?? []).map((choice) => ({
              value: choice,
              label: (words.choices as Readonly<Record<string, string>>)[choice] ?? choice,
            })),
          ]}
          onChange={typed.onChange}
        />
      ) : field.kind === 'line' || field.kind === 'link' ? (
        <Textarea
          {...typed}
          rows={1}
          classNames={{ input: 'content-line' }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget }) => editor.change(name, oneLine(currentTarget.value))}
        />
      ) : (
        <DayField
          {...common}
          withTime={field.kind === 'moment'}
          onChange={(day) => editor.change(name, day)}
        />
      )}
      {hint}
    </div>
  );
}
