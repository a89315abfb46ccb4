import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const [old, present] = ['o'.repeat(32), 'n'.repeat(32)];
const seal = createSeal([present]);
const text = 'abcd efgh ijkl é🎵';

it('opens a sealed text under its name', () => {
  expect(seal.open('mail.password', seal.close('mail.password', text))).toBe(text);
  expect(seal.open('mail.password', seal.close('mail.password', ''))).toBe('');
});

it('seals the same text differently each time, and shows no part of it', () => {
  const all = Array.from({ length: 50 }, () => seal.close('mail.password', text));
  expect(new Set(all).size).toBe(50);
  for (const sealed of all) {
    expect(sealed).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(text.slice(0, 4))).toBe(false);
  }
});

it('does not open a text that was sealed under another name', () => {
  expect(seal.open('wordpress.appPassword', seal.close('mail.password', text))).toBeUndefined();
});

it('does not open a sealed text with an altered byte', () => {
  const sealed = seal.close('mail.password', text);
  const [, id, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  for (const index of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(seal.open('mail.password', `v1.${id}.${altered.toString('base64url')}`)).toBeUndefined();
  }
});

it.each(['', 'plain text', 'v1.', 'v1.00000000.', 'v2.00000000.AAAA', `v1.${'0'.repeat(8)}.AAAA`])(
  'does not open %j',
  (sealed) => expect(seal.open('mail.password', sealed)).toBeUndefined(),
);

it('opens with every listed key, and seals with the first one', () => {
  const before = createSeal([old]).close('mail.password', text);
  const rotated = createSeal([present, old]);
  expect(rotated.open('mail.password', before)).toBe(text);
  expect(seal.open('mail.password', rotated.close('mail.password', text))).toBe(text);
  expect(seal.open('mail.password', before)).toBeUndefined();
});

it('renews only a text that was sealed with an old key', () => {
  const before = createSeal([old]).close('mail.password', text);
  const rotated = createSeal([present, old]);
  const renewed = rotated.renew('mail.password', before) ?? '';
  expect(seal.open('mail.password', renewed)).toBe(text);
  expect(rotated.renew('mail.password', renewed)).toBeUndefined();
  expect(rotated.renew('mail.user', before)).toBeUndefined();
  expect(seal.renew('mail.password', before)).toBeUndefined();
  expect(seal.renew('mail.password', 'plain text')).toBeUndefined();
});

it('shows nothing of the key in a sealed text, and throws without a key', () => {
  expect(seal.close('a', text)).not.toContain('n'.repeat(8));
  expect(() => createSeal([])).toThrow();
});
