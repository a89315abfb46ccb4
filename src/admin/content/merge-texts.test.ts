import { expect, it } from 'vitest';
import type { PartContent } from '../../contracts/content.ts';
import { partOf } from '../../domain/content/parts.ts';
import { decided, disputed, merged } from './merge-texts.ts';
import { itemIds, type Texts, textsOf, withItem, withOrder, withoutItem } from './part-texts.ts';

const standard: PartContent = {
  schema: 1,
  fields: { title: 'Vos questions', pageTitle: 'FAQ', pageLead: 'Tout est là.' },
  items: [
    { id: 'cost', hidden: false, fields: { question: 'Combien ?', answer: 'Peu.' } },
    { id: 'time', hidden: false, fields: { question: 'Quand ?', answer: 'Bientôt.' } },
    { id: 'who', hidden: false, fields: { question: 'Qui ?', answer: 'Nous.' } },
  ],
};
const before = textsOf(partOf('faq'), standard, { content: null, fallback: 'none' });
const of = (mine: Texts, theirs: Texts) => ({ before, mine, theirs });

it('texts that one editor alone changed need no decision, and both changes stay', () => {
  const mine = { ...before, title: 'Mon titre' };
  const theirs = withItem({ ...before, 'items.cost.answer': 'Rien.' }, 'new', 0, {
    'items.new.answer': 'Oui.',
  });
  expect(disputed(of(mine, theirs))).toEqual([]);
  expect(decided(of(mine, theirs), {})).toMatchObject({
    title: 'Mon titre',
    'items.cost.answer': 'Rien.',
    items: 'new cost time who',
  });
});

it('a text that both editors changed to the same needs no decision', () => {
  const same = { ...before, title: 'Le titre' };
  expect(disputed(of(same, same))).toEqual([]);
});

it('of the texts that both changed each is decided by itself, and without a decision the own one stays', () => {
  const mine = { ...before, title: 'Mon titre', pageTitle: 'Ma page', pageLead: 'Mon chapeau' };
  const theirs = { ...before, title: 'Son titre', pageTitle: 'Sa page', 'items.cost.answer': 'Rien.' };
  expect(disputed(of(mine, theirs)).toSorted()).toEqual(['pageTitle', 'title']);
  expect(decided(of(mine, theirs), { title: 'theirs', pageTitle: 'mine' })).toMatchObject({
    title: 'Son titre',
    pageTitle: 'Ma page',
    pageLead: 'Mon chapeau',
    'items.cost.answer': 'Rien.',
  });
  expect(merged(of(mine, theirs))).toMatchObject({ title: 'Mon titre', pageTitle: 'Ma page' });
});

it('an item that one editor removed goes where the other did not change it', () => {
  const gone = withoutItem(before, 'cost');
  const other = { ...before, title: 'x' };
  expect(itemIds(merged(of(other, gone)))).toEqual(['time', 'who']);
  expect(itemIds(merged(of(gone, other)))).toEqual(['time', 'who']);
  expect(disputed(of(other, gone))).toEqual([]);
});

it.each(['mine', 'theirs'] as const)(
  'an item that one editor removed and the other changed is decided as a whole: %s',
  (side) => {
    const changed = { ...before, 'items.cost.answer': 'Autre.', 'items.cost.question': 'Cher ?' };
    const gone = withoutItem(before, 'cost');
    for (const three of [of(changed, gone), of(gone, changed)]) {
      expect(disputed(three)).toEqual(['items.cost']);
      const texts = decided(three, { 'items.cost': side });
      const stays = three[side] === changed;
      expect(itemIds(texts)).toEqual(stays ? ['cost', 'time', 'who'] : ['time', 'who']);
      expect(texts['items.cost.answer']).toBe(stays ? 'Autre.' : undefined);
    }
  },
);

it('items that each editor added are both there, at their places', () => {
  const mine = withItem(before, 'mine', 0, { 'items.mine.answer': 'a' });
  const theirs = withItem(before, 'theirs', 3, { 'items.theirs.answer': 'b' });
  expect(disputed(of(mine, theirs))).toEqual([]);
  const both = merged(of(mine, theirs));
  expect(itemIds(both)).toEqual(['mine', 'cost', 'time', 'who', 'theirs']);
  expect(both).toMatchObject({ 'items.mine.answer': 'a', 'items.theirs.answer': 'b' });
});

it('the order of the editor who moved items stays, also where the other one added an item', () => {
  const moved = withOrder(before, ['who', 'cost', 'time']);
  const added = withItem(before, 'new', 1, { 'items.new.answer': 'a' });
  for (const three of [of(moved, added), of(added, moved)]) {
    expect(disputed(three)).toEqual([]);
    expect(itemIds(merged(three))).toEqual(['who', 'cost', 'new', 'time']);
  }
});

it('two orders need a decision', () => {
  const three = of(withOrder(before, ['who', 'cost', 'time']), withOrder(before, ['time', 'who', 'cost']));
  expect(disputed(three)).toEqual(['items']);
  expect(decided(three, {})['items']).toBe('who cost time');
  expect(decided(three, { items: 'theirs' })['items']).toBe('time who cost');
});
