import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { contactsInName, contactsInText, withoutContacts } from './contact-details.ts';

it.each([
  ['lea.martin@example.com', ['email'], ''],
  ['LEA@EXAMPLE.COM', ['email'], ''],
  ['<léa@café.fr>', ['email'], '< >'],
  ['lea @ example.com', ['email'], ''],
  ['lea (at) example.com', ['email'], ''],
  ['lea@example', ['email'], ''],
  ['lea＠example.com', ['email'], ''],
  ['Léa Martin lea@example.com', ['email'], 'Léa Martin'],
  ['06 12 34 56 78', ['phone'], ''],
  ['+33 (0)6-12-34-56-78', ['phone'], ''],
  ['０６１２３４５６７８', ['phone'], ''],
  ['Léa 0612345678', ['phone'], 'Léa'],
  ['https://example.com/lea', ['link'], ''],
  ['www.nova-music', ['link'], ''],
  ['Nova-Music.FR', ['link'], ''],
  ['instagram.com/nova', ['link'], ''],
  ['nova.com 0612345678', ['link', 'phone'], ''],
])('the name %j contains %j, and without them is %j', (name, kinds, rest) => {
  expect(contactsInName(name)).toEqual(kinds);
  expect(withoutContacts(name)).toBe(rest);
});

it.each([
  ...[
    'Léa Martin',
    'J. R. R. Tolkien',
    'will.i.am',
    'Dr.Dre',
    'M.Pokora',
    'Léa M.',
    '@nova.music',
    'Léa @ Nova',
  ],
  ...['DJ 9', 'Blink-182', 'Studio 2000', 'Nova 5@7', '1995 & 2006', 'Anne-Marie O’Neil', '李 小龙', '🎵'],
])('the name %j contains no contact details', (name) => {
  expect(contactsInName(name)).toEqual([]);
  expect(withoutContacts(name)).toBe(name);
});

it.each([
  ['Écrivez-moi à lea@example.com.', ['email']],
  ['Appelez le 06.12.34.56.78 !', ['phone']],
  ['Mi número: 612 345 678', ['phone']],
  ['Tel +351 912 345 678', ['phone']],
  ['Voir https://youtu.be/abc et lea@example.com', ['email', 'link']],
  ['100 000 000 de vues du 01/02/2026 10 h au 2026-03-12 18 h, rendez-vous à 5@7', []],
  ['Budget de 1 500 000 euros en 2024, 2025 et 2026.', []],
  ['Équipe réactive. Merci.', []],
])('the text %j contains %j', (text, kinds) => {
  expect(contactsInText(text)).toEqual(kinds);
});

it('contact details are found in linear time', () => {
  for (const part of ['a', 'a.', '1', '1 ', '@', 'a@', 'www.', '(at)', 'a-', '.com', '1/1/'])
    expect(processorMs(() => contactsInText(part.repeat(20_000 / part.length)))).toBeLessThan(400);
});
