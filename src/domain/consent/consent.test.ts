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

describe('a record of the cookie choice', () => {
  it('is kept under the documented key', () => {
    expect(storageKeys.consent).toBe('cookieConsent');
  });

  it('is read back as it was kept', () => {
    expect(ConsentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([
    { analytics: true, marketing: true, functional: true },
    { analytics: false, marketing: false, functional: false },
  ])('may allow everything or nothing beside the essential: %j', (choice) => {
    expect(accepts({ ...record, ...choice })).toBe(true);
  });

  it('accepts the time of a browser', () => {
    expect(accepts({ ...record, timestamp: new Date(0).toISOString() })).toBe(true);
  });

  it('drops what it does not know', () => {
    expect(ConsentRecord.parse({ ...record, email: 'lea@example.com' })).toEqual(record);
  });

  it.each([
    ['refuses the essential', { essential: false }],
    ['says yes in a word', { analytics: 'true' }],
    ['says yes in a figure', { marketing: 1 }],
    ['says neither yes nor no', { functional: null }],
    ['has no time', { timestamp: undefined }],
    ['has a time that is none', { timestamp: 'yesterday' }],
    ['has a time without a zone', { timestamp: '2025-11-21T12:00:00' }],
    ['has a time in a figure', { timestamp: 1_763_726_400_000 }],
    ['has no version', { version: undefined }],
    ['has an oversize version', { version: '1'.repeat(21) }],
  ])('is no record when it %s', (_, wrong) => {
    expect(accepts({ ...record, ...wrong })).toBe(false);
  });

  it.each([null, undefined, '', 'true', [], {}, 1])('is not %j', (value) => {
    expect(accepts(value)).toBe(false);
  });
});
