import { Group, Stack, Textarea } from '@mantine/core';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CharacterCount } from '../ui/fields/CharacterCount.tsx';
import { SourceText } from '../ui/SourceText.tsx';

interface FieldProps {
  /** Id of the input. The hint below it has the id `<id>-hint`. */
  id: string;
  label: string;
  /** On the line of the label. */
  tools?: ReactNode;
  /** The hint below the input; empty for none. */
  hint?: ReactNode;
  /** Below the hint. */
  more?: ReactNode;
  children: ReactNode;
}

/** An input of a document: its label above, one sentence below. */
export const Field = ({ id, label, tools, hint, more, children }: FieldProps) => (
  <Stack className="editor-field" gap={5}>
    <Group className="editor-field-head" gap="0.25rem 0.5rem" mih={24}>
      <label htmlFor={id}>{label}</label>
      {tools}
    </Group>
    {children}
    <p id={`${id}-hint`} className="editor-hint" aria-live="polite">
      {hint}
    </p>
    {more}
  </Stack>
);

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  /** The most characters. */
  max: number;
  /** Whether the count is shown. */
  isCounted?: boolean;
  /** Several lines. */
  long?: boolean;
  /** The error message; `true` if a field above already shows it. */
  error: string | boolean | undefined;
  /** The language of the text. */
  lang?: string | undefined;
  /** The text that the page shows when this one is empty. */
  placeholder?: string | undefined;
  /** The French text that this one translates. */
  source?: string | undefined;
  name?: string;
  input?: Ref<HTMLTextAreaElement>;
  write: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick?: ((event: { currentTarget: HTMLTextAreaElement }) => void) | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Joins the lines of a pasted text. */
const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** A text input with a character count: one logical line in a growing box, or several lines. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    tools,
    hint,
    more,
    value,
    max,
    isCounted = true,
    long = false,
    source = '',
    ...own
  } = props;
  const { write, input, error, ...rest } = own;
  const { locale, t } = useLanguage();
  const over = value.length - max;
  const values = { count: formatNumber(locale, over), max: formatNumber(locale, max) };
  const tooLong = over > 0 && fill(t.common.form.tooLong[over === 1 ? 0 : 1] ?? '', values);
  const isOwn = value !== '' && value !== rest.placeholder;
  return (
    <Field
      id={id}
      label={label}
      tools={
        <>
          {tools}
          {isCounted && <CharacterCount count={value.length} max={max} />}
        </>
      }
      hint={hint}
      more={more}
    >
      <Textarea
        {...(long
          ? { rows: 3, classNames: { input: 'editor-textarea' } }
          : {
              rows: 1,
              classNames: { input: 'editor-line' },
              onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
            })}
        {...rest}
        ref={input}
        id={id}
        value={value}
        error={tooLong || error}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => write(long ? currentTarget.value : oneLine(currentTarget.value))}
      />
      <SourceText
        text={source}
        field={id}
        copy={isOwn || source === value ? undefined : () => write(source)}
      />
    </Field>
  );
}
