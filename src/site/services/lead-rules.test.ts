import { describe, expect, it } from 'vitest';
import { bookingAlert, type TypedLead, wrongFields } from './lead-rules.ts';

const lead = (facts: Partial<TypedLead> = {}): TypedLead => ({
  name: 'Léa',
  email: 'lea@example.com',
  link: '',
  ...facts,
});

describe('wrongFields', () => {
  it('is empty for a name and an e-mail address, with or without a link', () => {
    expect(wrongFields(lead())).toEqual([]);
    expect(wrongFields(lead({ link: 'https://www.youtube.com/watch?v=abc' }))).toEqual([]);
  });

  it('is empty for an e-mail address that was copied with an invisible character or in brackets', () => {
    expect(wrongFields(lead({ email: '<lea@example.com>\u200b' }))).toEqual([]);
    expect(bookingAlert(lead({ email: 'mailto:lea@example.com' }))).toBeUndefined();
  });

  it.each(['', '   '])('contains the name "%s"', (name) => {
    expect(wrongFields(lead({ name }))).toEqual(['name']);
  });

  it.each(['', 'lea', 'lea@', 'lea@example', 'l a@example.com', '@example.com', 'l..a@example.com'])(
    'contains the e-mail "%s"',
    (email) => {
      expect(wrongFields(lead({ email }))).toEqual(['email']);
    },
  );

  it.each(['youtube.com/watch', 'javascript:alert(1)', 'spotify:track:1', 'https://', 'a link'])(
    'contains the link "%s"',
    (link) => {
      expect(wrongFields(lead({ link }))).toEqual(['link']);
    },
  );

  it('contains every wrong field in the order of the form', () => {
    expect(wrongFields({ name: '', email: '', link: 'x' })).toEqual(['name', 'email', 'link']);
  });
});

describe('bookingAlert', () => {
  it.each([{ name: '' }, { email: '' }, { name: ' ', email: 'wrong' }])(
    'returns "missing" for %o',
    (facts) => {
      expect(bookingAlert(lead(facts))).toBe('missing');
    },
  );

  it('returns "email" for an invalid e-mail address when no field is empty', () => {
    expect(bookingAlert(lead({ email: 'lea@example' }))).toBe('email');
  });

  it('ignores the link', () => {
    expect(bookingAlert(lead({ link: 'spotify:track:1' }))).toBeUndefined();
  });
});
