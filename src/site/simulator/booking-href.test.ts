import { describe, expect, it } from 'vitest';
import { bookingHref } from './booking-href.ts';

const visitor = { name: 'Léa & Co', email: 'lea+1@example.com' };

describe('bookingHref', () => {
  it('adds the name and the e-mail, and keeps the query and the fragment of the address', () => {
    const url = new URL(bookingHref('https://cal.example/youtube?ref=site#slots', visitor) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({ ref: 'site', ...visitor });
    expect(url.hash).toBe('#slots');
  });

  it.each([undefined, '', 'not an address'])('returns undefined for %o', (base) => {
    expect(bookingHref(base, visitor)).toBeUndefined();
  });
});
