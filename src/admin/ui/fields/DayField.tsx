import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { typedDay, typedMoment, writtenDay } from '../../../domain/time/typed-day.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';
import { lazyView } from '../lazy-view.tsx';

const Calendar = lazyView([], async () => (await import('./Calendar.tsx')).Calendar);

/** The hour of a day that was chosen in the calendar before any hour was typed. */
const MORNING = '09:00';

export interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  /** A day such as `2026-12-04`, with an hour `2026-12-04T14:32`; empty: none. */
  value: string;
  /** Called with the typed day; with an empty text while the typed text is not a day. */
  onChange: (value: string) => void;
  /** Whether the day has an hour. */
  withTime?: boolean;
}

/**
 * A day in the format of the back office's language, typed or chosen in a calendar. The browser's own date field has the
 * format of the browser's language instead, and hides the focus ring of its calendar button.
 */
export function DayField({
  value,
  onChange,
  withTime = false,
  error,
  onFocus,
  onBlur,
  ...props
}: DayFieldProps) {
  const { t } = useLanguage();
  const words = t.common.day;
  const [text, setText] = useState(writtenDay(value));
  const [known, setKnown] = useState(value);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  if (value !== known) {
    setKnown(value);
    setText(writtenDay(value));
    setLeft(false);
  }
  const read = withTime ? typedMoment : typedDay;
  const type = (typed: string) => {
    const day = read(typed) ?? '';
    setText(typed);
    setKnown(day);
    setLeft(false);
    if (day !== value) onChange(day);
  };
  const wrong = left && text.trim() !== '' && read(text) === undefined;
  const own = useId();
  const id = props.id ?? own;
  return (
    <TextInput
      placeholder={withTime ? words.formWithTime : words.form}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      {...props}
      id={id}
      value={text}
      error={wrong ? (withTime ? words.wrongMoment : words.wrong) : error}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onFocus={(event) => {
        // Typing replaces the day. A press of the pointer places the cursor after this.
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (value !== '') setText(writtenDay(value));
        setLeft(true);
        onBlur?.(event);
      }}
      rightSection={
        <Popover opened={open} onChange={setOpen} trapFocus returnFocus position="bottom-end" shadow="md">
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={props.size === 'sm' ? 'md' : 'lg'}
              aria-label={words.open}
              {...(props.label !== undefined && { 'aria-describedby': `${id}-label` })}
              disabled={props.disabled ?? false}
              onClick={() => setOpen(!open)}
              // While the calendar opens, Escape closes it and not the dialog below.
              data-mantine-stop-propagation={open}
              onKeyDown={({ key }) => {
                if (key === 'Escape') setOpen(false);
              }}
            >
              <Glyph name="calendar" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={words.calendar} data-mantine-stop-propagation="true">
            {open && (
              <Suspense>
                <Calendar
                  day={value.slice(0, 10)}
                  choose={(day) => {
                    type(writtenDay(withTime ? `${day}T${value.slice(11) || MORNING}` : day));
                    setOpen(false);
                  }}
                />
              </Suspense>
            )}
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
