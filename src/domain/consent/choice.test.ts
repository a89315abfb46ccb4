import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, consentRecord, needsChoice, withObjection } from './choice.ts';
import { ConsentRecord } from './consent.ts';

const now = Date.UTC(2026, 10, 21, 12);
const at = (...[year, month, day, hour = 12]: [number, number, number, number?]) =>
  Date.UTC(year, month - 1, day, hour);
const nothing = { analytics: false, marketing: false, functional: false };
const madeAt = (time: number, version = CONSENT_VERSION) => ({ ...consentRecord(nothing, time), version });

describe('consentRecord', () => {
  it('returns exactly the documented fields', () => {
    const record = consentRecord({ analytics: true, marketing: false, functional: true }, now);
    expect(record).toEqual({
      essential: true,
      analytics: true,
      marketing: false,
      functional: true,
      timestamp: '2026-11-21T12:00:00.000Z',
      version: '1.0',
    });
    expect(ConsentRecord.parse(record)).toEqual(record);
  });

  it('drops fields that are not categories', () => {
    const typed = { analytics: true, marketing: true, functional: true, email: 'lea@example.com' };
    expect(Object.keys(consentRecord(typed, now))).not.toContain('email');
  });
});

it('withObjection refuses advertising alone, and only while the browser objects', () => {
  const record = consentRecord({ analytics: true, marketing: true, functional: true }, now);
  expect(withObjection(record, true)).toEqual({ ...record, marketing: false });
  expect(withObjection(record, false)).toEqual(record);
});

describe('needsChoice, when the visitor must be asked', () => {
  it.each([
    ['without a choice', null],
    ['for a new version', madeAt(now, '1.1')],
    ['for an older version', madeAt(now, '0.9')],
    ['after six months, to the hour', madeAt(at(2026, 5, 21))],
    ['after a year', madeAt(at(2025, 11, 21))],
    ['for a choice made in the future', madeAt(at(2027, 1, 1))],
    ['for an invalid time', { ...madeAt(now), timestamp: '2026-13-45T99:00:00Z' }],
  ])('returns true %s', (_, record) => expect(needsChoice(record, now)).toBe(true));
});

describe('needsChoice, while the choice is valid', () => {
  it.each([
    ['right after the choice', madeAt(now)],
    ['an hour before six months are over', madeAt(at(2026, 5, 21, 13))],
    ['when the clock was put back a little', madeAt(at(2026, 11, 22))],
  ])('returns false %s', (_, record) => expect(needsChoice(record, now)).toBe(false));
});
