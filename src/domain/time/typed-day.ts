import { dayName, dayNumber } from './agency-day.ts';

/** Day, month and year with separators, each of one or two digits (year: two or four); eight digits in a row; or ISO 8601. */
const forms = [
  /^(?<day>\d{1,2})[\s./-](?<month>\d{1,2})[\s./-](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];
const TIME = /^(?<hour>\d{1,2})(?::|\s?h\s?)(?<minute>\d{2})$/;

/**
 * Reads a day as people write it in every language of the back office, day first: `4/12/2026`, `04.12.26`, `04122026`. A
 * browser's native date field uses the order of the browser's language, in which 4 December may be read as 12 April.
 * @returns the day as `2026-12-04`; `undefined` for any other text
 */
export function typedDay(text: string): string | undefined {
  const trimmed = text.trim();
  const found = forms.map((form) => form.exec(trimmed)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { year = '', month = '', day = '' } = found;
  const name = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A year below 1000 is still being typed. The 31st of a short month does not exist.
  return name >= '1000' && !Number.isNaN(dayNumber(name)) && dayName(dayNumber(name)) === name
    ? name
    : undefined;
}

/** Reads a day and an hour: `4/12/2026 14:32` is `2026-12-04T14:32`; `undefined` for any other text. */
export function typedMoment(text: string): string | undefined {
  const [, dayText = '', timeText = ''] = /^(.+?)[\sT,]+([\d:h\s]+)$/.exec(text.trim()) ?? [];
  const day = typedDay(dayText);
  const { hour = '', minute = '' } = TIME.exec(timeText.trim())?.groups ?? {};
  if (day === undefined || hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${day}T${hour.padStart(2, '0')}:${minute}`;
}

/** Formats a day, or a day with its hour, for a field: `04/12/2026`, `04/12/2026 14:32`. */
export function writtenDay(value: string): string {
  const [day = '', time] = value.split('T');
  const date = day.split('-').reverse().join('/');
  return time === undefined ? date : `${date} ${time.slice(0, 5)}`;
}
