import { expect, it } from 'vitest';
import { type ConsentedVersion, consentedItems } from './consented-items.ts';

const item = (id: string, fields: Record<string, string>, hidden = false) => ({ id, hidden, fields });
const version = (number: number | null, items: ReturnType<typeof item>[]): ConsentedVersion => ({
  ...{ part: 'testimonials', locale: 'fr', number },
  content: { schema: 1, fields: {}, items },
});
const lea = {
  name: 'Léa',
  text: 'Très clair.',
  consentBy: 'Léa Martin <lea@example.com>',
  consentOn: '2026-05-02',
};
const of = (versions: ConsentedVersion[], email = '', names: string[] = []) =>
  consentedItems(versions, email, names);

it('finds an item by the address in its noted consent, with every version that has it', () => {
  const versions = [
    version(1, [item('a', lea)]),
    version(2, [
      item('a', { ...lea, text: 'Clair, du début à la fin.' }),
      item('b', { ...lea, consentBy: 'x' }),
    ]),
  ];
  expect(of(versions, 'lea@example.com')).toEqual([
    {
      ...{ part: 'testimonials', locale: 'fr', item: 'a', versions: [2, 1], online: true },
      ...{ name: 'Léa', texts: ['Clair, du début à la fin.'], consentOn: '2026-05-02' },
    },
  ]);
});

it('finds no item by a part of an address', () => {
  expect(of([version(1, [item('a', lea)])], 'a@example.com')).toEqual([]);
  expect(of([version(1, [item('a', { ...lea, consentBy: '' })])], '')).toEqual([]);
});

it('finds what only a draft or an older version has by the consent, and says that it is not online', () => {
  expect(of([version(null, [item('a', lea)])], 'lea@example.com')).toMatchObject([
    { versions: [], online: false },
  ]);
  expect(of([version(1, [item('a', lea)]), version(2, [])], 'lea@example.com')).toMatchObject([
    { versions: [1], online: false },
  ]);
  expect(of([version(1, [item('a', lea, true)])], 'lea@example.com')).toMatchObject([{ online: false }]);
});

it('finds an item by a name alone only while it is online, and then leaves the consent of another person out', () => {
  expect(of([version(1, [item('a', lea)])], '', ['lea'])).toMatchObject([{ online: true, consentOn: '' }]);
  expect(of([version(1, [item('a', lea, true)])], '', ['lea'])).toEqual([]);
  expect(of([version(null, [item('a', lea)])], '', ['lea'])).toEqual([]);
  expect(
    of([version(1, [item('a', { ...lea, consentBy: 'LÉA MARTIN' })])], '', ['lea martin']),
  ).toMatchObject([{ consentOn: '2026-05-02' }]);
});
