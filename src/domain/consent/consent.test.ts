import { describe, expect, it } from 'vitest';
import { storageKeys } from '../storage/keys.ts';
import { ConsentRecord } from './consent.ts';

const record = {
  essential: true,
  analytics: false,
  marketing: true,
  functional: false,
  timestamp: '2025-11-21T12:00:00.000Z',
  version: '1.0',
};
const accepts = (value: unknown) => ConsentRecord.safeParse(value).success;

describe('ConsentRecord', () => {
  it('is stored under the documented key', () => {
    expect(storageKeys.consent).toBe('cookieConsent');
  });

  it('reads a stored record back unchanged', () => {
    expect(ConsentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([
    { analytics: true, marketing: true, functional: true },
    { analytics: false, marketing: false, functional: false },
  ])('accepts any choice beside the essential category: %j', (choice) => {
    expect(accepts({ ...record, ...choice })).toBe(true);
  });

  it('accepts a time in the format of a browser', () => {
    expect(accepts({ ...record, timestamp: new Date(0).toISOString() })).toBe(true);
  });

  it('drops unknown fields', () => {
    expect(ConsentRecord.parse({ ...record, email: 'lea@example.com' })).toEqual(record);
  });

  it.each([
    ['switches the essential category off', { essential: false }],
    ['has a category as text', { analytics: 'true' }],
    ['has a category as a number', { marketing: 1 }],
    ['has a category that is null', { functional: null }],
    ['has no time', { timestamp: undefined }],
    ['has an invalid time', { timestamp: 'yesterday' }],
    ['has a time without a zone', { timestamp: '2025-11-21T12:00:00' }],
    ['has a time as a number', { timestamp: 1_763_726_400_000 }],
    ['has no version', { version: undefined }],
    ['has a version that is too long', { version: '1'.repeat(21) }],
  ])('refuses a record that %s', (_, wrong) => {
    expect(accepts({ ...record, ...wrong })).toBe(false);
  });

  it.each([null, undefined, '', 'true', [], {}, 1])('refuses %j', (value) => {
    expect(accepts(value)).toBe(false);
  });
});
