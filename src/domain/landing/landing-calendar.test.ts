import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { landingView } from '../../../tests/landing/landing-views.ts';
import { landingCalendar } from './landing-calendar.ts';

const eventIn = (file: string | undefined) =>
  new ICAL.Component(ICAL.parse(file ?? '')).getFirstSubcomponent('vevent');

it('landingCalendar has a concert at its hour and place', () => {
  const event = eventIn(landingCalendar(landingView('music-event')));
  expect(event?.getFirstPropertyValue('summary')).toBe('Lave tiède · Volcan Domestique');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-03-13T18:30:00Z');
  expect(event?.getFirstPropertyValue('location')).toBe('Le Grand Sas, Nantes');
  expect(event?.getFirstPropertyValue('description')).toBe('https://agence.example/p/music-event');
});

it('landingCalendar has a release on the agency’s day, not on the day before in UTC', () => {
  const event = eventIn(landingCalendar(landingView('music-promotion')));
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-12-11');
});

it('landingCalendar returns undefined without a moment, and after it', () => {
  expect(landingCalendar(landingView('album-release'))).toBeUndefined();
  const now = Date.parse('2027-03-14T00:00:00Z');
  expect(landingCalendar(landingView('music-event', { now }))).toBeUndefined();
  const released = Date.parse('2026-12-12T00:00:00Z');
  expect(landingCalendar(landingView('music-promotion', { now: released }))).toBeUndefined();
});
