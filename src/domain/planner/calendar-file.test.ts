import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const stamp = Date.parse('2026-11-24T10:00:00Z');
const read = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
const day = (title: string, text = '') => ({ uid: 'a@mdmc', day: '2027-01-08', title, text });

it('another library reads a calendar file as all-day events with an alarm', () => {
  const [event] = read(calendarFile('Sortie', [day('Sortie', 'Publiez.\nVérifiez les liens.')], stamp));
  expect(event?.getFirstPropertyValue('summary')).toBe('Sortie');
  expect(event?.getFirstPropertyValue('description')).toBe('Publiez.\nVérifiez les liens.');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-01-08');
  expect(event?.getFirstSubcomponent('valarm')).not.toBeNull();
});

it.each(['a;b,c\\d', 'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:injected', '🎵'.repeat(60), `é${'à'.repeat(90)}`])(
  'the title %j stays one title of one event',
  (title) => {
    const events = read(calendarFile('Sortie', [day(title)], stamp));
    expect(events).toHaveLength(1);
    expect(events[0]?.getFirstPropertyValue('summary')).toBe(title);
  },
);

it('another library reads a moment with its start, its end, its place and an alarm before it', () => {
  const startsAt = Date.parse('2027-03-13T18:30:00Z');
  const concert = { uid: 'b@mdmc', startsAt, endsAt: startsAt + 7_200_000, place: 'Le Grand Sas, Nantes' };
  const [event] = read(calendarFile('Concert', [{ ...concert, title: 'Lave tiède', text: '' }], stamp));
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-03-13T18:30:00Z');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2027-03-13T20:30:00Z');
  expect(event?.getFirstPropertyValue('location')).toBe('Le Grand Sas, Nantes');
  const alarm = event?.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT3H');
});

it('a calendar file has lines of at most 75 octets, and no control characters', () => {
  const file = calendarFile('é'.repeat(100), [day(`${'🎵é'.repeat(70)}\u0000\u0007`)], stamp);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect([file.includes('\u0000'), file.includes('\u0007')]).toEqual([false, false]);
});
