import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConsentRecord } from '../domain/consent/consent.ts';
import { readConsent } from './consent.ts';

const record = {
  essential: true,
  analytics: true,
  marketing: false,
  functional: false,
  timestamp: new Date().toISOString(),
  version: '1.0',
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('readConsent', () => {
  it('returns the stored choice', () => {
    localStorage.setItem('cookieConsent', JSON.stringify(record));
    expect(readConsent()).toEqual(record);
  });

  it('returns null when no choice was made', () => {
    expect(readConsent()).toBeNull();
  });

  it.each([
    ['essential refused', { ...record, essential: false }],
    ['a word for a choice', { ...record, analytics: 'yes' }],
    ['a missing choice', { ...record, functional: undefined }],
    ['a local time', { ...record, timestamp: '2026-11-21 05:00' }],
    ['a long version', { ...record, version: 'x'.repeat(21) }],
    ['a list', []],
    ['a word', 'granted'],
  ])('refuses %s, as the schema does', (_, value) => {
    localStorage.setItem('cookieConsent', JSON.stringify(value));
    expect(readConsent()).toBeNull();
    expect(ConsentRecord.safeParse(value).success).toBe(false);
  });

  it.each([
    ['is older than six months', { ...record, timestamp: '2025-01-01T00:00:00.000Z' }],
    ['is on another version', { ...record, version: '0.9' }],
  ])('returns null when the choice %s', (_, value) => {
    localStorage.setItem('cookieConsent', JSON.stringify(value));
    expect(readConsent()).toBeNull();
  });

  it('returns null for broken text and when storage is closed', () => {
    localStorage.setItem('cookieConsent', '{');
    expect(readConsent()).toBeNull();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(readConsent()).toBeNull();
  });
});
