import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { ownDataUntil } from './own-data-until.ts';

const until = ownDataUntil('fr');
const t = ownData.fr.until;
/** Shortly after midnight in Paris, the day before in UTC. */
const at = '2026-11-30T23:30:00.000Z';
const reminder = {
  id: 'r',
  page: 'Marée',
  state: 'waiting',
  platform: '',
  moment: 'morning',
  zone: 'Europe/Paris',
  locale: 'fr',
  askedAt: at,
  confirmedAt: at,
  dueAt: '2027-01-22T08:00:00.000Z',
} as const;

it('names the last day on the agency’s calendar, and the rule that makes it', () => {
  expect(until.mails(at)).toBe(`31 décembre 2026, ${t.mails}`);
  expect(until.quarantined(at)).toBe(`31 décembre 2026, ${t.quarantined}`);
  expect(until.review(at)).toBe(`1er décembre 2031, ${t.review}`);
  expect(until.reminder(reminder)).toBe(`29 janvier 2027, ${t.reminder}`);
});

it('gives an unconfirmed thing two days, and no day to what waits for something', () => {
  const soon = `3 décembre 2026, ${t.unconfirmed}`;
  expect(until.reminder({ ...reminder, confirmedAt: null })).toBe(soon);
  expect(until.unconfirmed(at)).toBe(soon);
  expect(until.reminder({ ...reminder, state: 'paused' })).toBe('trente jours sans nouvelle date');
  expect(until.lead(null)).toBe(t.lead);
});

it('says when staff keep the requests longer', () => {
  expect(until.lead({ on: '2029-11-30', kept: false })).toBe(`30 novembre 2029, ${t.lead}`);
  expect(until.lead({ on: '2030-02-02', kept: true })).toBe(`2 février 2030, ${t.leadKept}`);
});

it('counts the days of an artist’s list from the day it was handed over', () => {
  const list = { id: 'l', page: 'Marée', sentence: 'x', locale: 'fr', consentedAt: at } as const;
  expect(until.artistList({ ...list, handedAt: at })).toBe(`31 décembre 2026, ${t.artistListHanded}`);
  expect(until.artistList({ ...list, handedAt: null })).toBe(`1er décembre 2027, ${t.artistListWaiting}`);
});

it('counts a report from its decision, again while it is contested', () => {
  const report = { decidedAt: at };
  expect(until.report({ ...report, state: 'dismissed' })).toBe(`1er décembre 2027, ${t.report}`);
  expect(until.report({ ...report, state: 'received' })).toBe(t.report);
});

it.each(locales)('in %s, a day is written in the language of the page', (locale) => {
  const [day = '', ...rest] = ownDataUntil(locale).mails(at).split(', ');
  expect(day).toContain('2026');
  expect(rest.join(', ')).toBe(ownData[locale].until.mails);
});
