import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtAddresses } from './web-addresses.ts';

const linksIn = (text: string) =>
  splitAtAddresses(text).flatMap(({ text: shown, href }) => (href ? shown : []));

it.each([
  ['Voici : https://youtu.be/abc?t=1.', ['https://youtu.be/abc?t=1']],
  [
    '(voir https://exemple.fr/a_(b)) et http://exemple.fr!',
    ['https://exemple.fr/a_(b)', 'http://exemple.fr'],
  ],
  [
    '« https://exemple.fr/été » puis HTTPS://EXEMPLE.FR/A,b',
    ['https://exemple.fr/été', 'HTTPS://EXEMPLE.FR/A,b'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://exemple.fr mailto:a@exemple.fr exemple.fr', []],
  ['https://banque.fr@mechant.example/ https://a:b@mechant.example', []],
  ['https:// http://localhost https://[x', []],
  [
    '<a href="https://exemple.fr/x">https://exemple.fr/y</a>',
    ['https://exemple.fr/x', 'https://exemple.fr/y'],
  ],
  ['https://exemple.fr/\u202egpj.exe', ['https://exemple.fr/']],
])('splitAtAddresses finds the addresses of pages (case %#)', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it('splitAtAddresses returns parts that join to the same text, and links only http and https', () => {
  const words = fc.constantFrom(
    'https://',
    'http://',
    'a.fr',
    '@',
    '/',
    ' ',
    ')',
    '(',
    '.',
    'javascript:',
    '\n',
    '"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 3 }))), (pieces) => {
      const text = pieces.join('');
      const parts = splitAtAddresses(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^@/]+(\/|$)/);
    }),
  );
});
