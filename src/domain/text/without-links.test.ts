import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['Léa Martin', 'Léa Martin'],
  ['Dr. Anne-Marie O’Neil', 'Dr. Anne-Marie O’Neil'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['evil.example', 'evil. example'],
  ['https://evil.example/a', 'https: //evil. example/a'],
  ['help@bank.example', 'help@ bank. example'],
  ['evil。example', 'evil。 example'],
  ['Léa\r\n\r\nOuvrez ce lien\u2028ici', 'Léa Ouvrez ce lien ici'],
  ['Léa\u202emoc.live', 'Léa moc. live'],
])('withoutLinks returns for the name %j the text %j', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});
