import { ActionIcon, Group } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { dateFormat, intlTag } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';
import './calendar.css';

/** The first day of the week: 0 is Sunday, as in Brazil. */
const firstWeekday = (locale: Locale) => (locale === 'pt' ? 0 : 1);
const DAYS = 7;

/** Returns the first day of the month that is some months after that of `day`. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the same day some months later; in a shorter month, its last day. */
function sameDayAfter(day: string, months: number): string {
  const first = dayNumber(monthAfter(day, months));
  const last = dayNumber(monthAfter(day, months + 1)) - 1;
  return dayName(Math.min(first + Number(day.slice(8)) - 1, last));
}

interface CalendarProps {
  /** The chosen day such as `2026-12-04`; empty: none. */
  day: string;
  choose: (day: string) => void;
}

/** The days of a month: the arrow keys move by days and weeks, Page Up and Page Down by months. */
export function Calendar({ day, choose }: CalendarProps) {
  const { locale, t } = useLanguage();
  const words = t.common.day;
  const today = agencyDay(Date.now());
  const [at, setAt] = useState(day || today);
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  // A key moves the focus to the new day; a click on a month arrow keeps the focus on the arrow.
  const [byKey, setByKey] = useState(true);
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus({ preventScroll: true });
  }, [at, byKey]);

  const written = (options: Intl.DateTimeFormatOptions, of: string) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(of));
  // With the number that the button shows, by which speech control finds it, also on the first: not « 1er ».
  const named = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'full', timeZone: 'UTC' });
  const first = dayNumber(monthAfter(at, 0));
  const last = dayNumber(monthAfter(at, 1)) - 1;
  const before = (new Date(Date.parse(dayName(first))).getUTCDay() - firstWeekday(locale) + DAYS) % DAYS;
  const weeks = Array.from({ length: Math.ceil((before + last - first + 1) / DAYS) }, (_, week) =>
    Array.from({ length: DAYS }, (_, weekday) => first - before + week * DAYS + weekday),
  );
  const turn = (months: number) => {
    setByKey(false);
    setAt(sameDayAfter(at, months));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => string> = {
      ArrowLeft: () => dayName(dayNumber(at) - 1),
      ArrowRight: () => dayName(dayNumber(at) + 1),
      ArrowUp: () => dayName(dayNumber(at) - DAYS),
      ArrowDown: () => dayName(dayNumber(at) + DAYS),
      PageUp: () => sameDayAfter(at, -1),
      PageDown: () => sameDayAfter(at, 1),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setByKey(true);
    setAt(step());
  };
  return (
    <div className="calendar">
      <Group className="calendar-head" gap={8} wrap="nowrap" justify="space-between" pb={4} fw={600}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.previous}
          data-mantine-stop-propagation="true"
          onClick={() => turn(-1)}
        >
          <Glyph name="left" />
        </ActionIcon>
        <span id={title} aria-live="polite">
          {written({ month: 'long', year: 'numeric' }, at)}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.next}
          data-mantine-stop-propagation="true"
          onClick={() => turn(1)}
        >
          <Glyph name="right" />
        </ActionIcon>
      </Group>
      <table ref={grid} aria-labelledby={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[1]?.map((number) => (
              <th key={number} scope="col" abbr={written({ weekday: 'long' }, dayName(number))}>
                {written({ weekday: 'short' }, dayName(number)).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((number) => {
                const name = dayName(number);
                if (number < first || number > last) return <td key={number} />;
                return (
                  <td key={number}>
                    <button
                      type="button"
                      data-day={name}
                      // Without this, Escape would also close the drawer below.
                      data-mantine-stop-propagation="true"
                      tabIndex={name === at ? 0 : -1}
                      // Where the trap of the focus begins, also at a second opening.
                      data-autofocus={name === at || undefined}
                      aria-label={named.format(Date.parse(name))}
                      aria-pressed={name === day}
                      aria-current={name === today ? 'date' : undefined}
                      onClick={() => choose(name)}
                    >
                      {number - first + 1}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
