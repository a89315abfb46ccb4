/** A day of a plan, as an all-day event. */
export interface CalendarDay {
  /** Unique and stable, so that a calendar that imports the file twice replaces the event. */
  uid: string;
  /** `2027-01-08`. */
  day: string;
  title: string;
  text: string;
}

/** An event that begins at a moment, such as a concert. */
export interface CalendarMoment extends Omit<CalendarDay, 'day'> {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** Empty: not known. */
  place: string;
}

/** The time from the alarm to the event, as an iCalendar duration. */
const ALARM_BEFORE = '-PT3H';

/** The longest line of the format, in octets without the line end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * Returns an iCalendar file (RFC 5545) with an alarm at nine in the morning of each day, or three hours before a moment. Text is
 * escaped and lines are folded by octets, so that a title cannot add a line.
 * @param stamp moment of the file in epoch milliseconds
 */
export function calendarFile(
  name: string,
  days: readonly (CalendarDay | CalendarMoment)[],
  stamp: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MDMC//Site//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escaped(entry.uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      ...timesOf(entry),
      `SUMMARY:${escaped(entry.title)}`,
      `DESCRIPTION:${escaped(entry.text)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(entry.title)}`,
      `TRIGGER;RELATED=START:${'day' in entry ? 'PT9H' : ALARM_BEFORE}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Returns a moment in the UTC form of the format: `20261110T230000Z`. */
const utc = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const timesOf = (entry: CalendarDay | CalendarMoment): string[] =>
  'day' in entry
    ? [`DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
    : [
        `DTSTART:${utc(entry.startsAt)}`,
        `DTEND:${utc(entry.endsAt)}`,
        ...(entry.place === '' ? [] : [`LOCATION:${escaped(entry.place)}`]),
      ];

/** Escapes the characters with a meaning in the format; removes control characters other than line ends. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line between characters, never inside a multi-byte character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // A continuation line begins with a space, which counts.
    if (octets + size > LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
