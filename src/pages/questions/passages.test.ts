import { expect, it } from 'vitest';
import { noClaims } from '../../../tests/claims.ts';
import { company } from '../../../tests/settings-answers.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import type { ContentSnapshot } from '../../domain/content/content.ts';
import { defaultOf } from '../content.ts';
import { sitePassages } from './passages.ts';

const slug = 'guide-budget-youtube-ads';
const passagesOf = (content?: ContentSnapshot) =>
  sitePassages('fr', {
    claims: noClaims,
    company,
    content,
    brand: 'M',
    contactEmail: 'a@b.fr',
  } as unknown as SiteFacts);

it('a published guide answers with its own text and day, and its sections keep their names beside a new one', () => {
  const original = defaultOf(slug, 'fr');
  const block = (id: string, kind: string, text: string) => ({
    id,
    hidden: false,
    fields: { kind, text, of: '' },
  });
  const fresh = [block('fresh', 'heading', 'Avant tout'), block('more', 'paragraph', 'Un texte **neuf**.')];
  const published = { ...original, items: [...fresh, ...original.items] };
  const at = Date.UTC(2027, 0, 5, 12);
  const before = passagesOf().filter(({ key }) => key.startsWith(`${slug}#h`));
  const after = passagesOf({ [slug]: { fr: { content: published, fallback: 'none', at } } }).filter(
    ({ key, kind }) => key.startsWith(`${slug}#`) && kind === 'guide',
  );
  expect(after[0]).toMatchObject({ key: `${slug}#fresh`, title: 'Avant tout', updated: '2027-01-05' });
  expect(after.slice(1).map(({ key, title }) => [key, title])).toEqual(
    before.map(({ key, title }) => [key, title]),
  );
});

it('the questions of a guide keep their names when an editor swaps two, and a reworded one has that of its place', () => {
  const original = defaultOf(slug, 'fr');
  const questionsOf = (fields: typeof original.fields) =>
    passagesOf({ [slug]: { fr: { content: { ...original, fields }, fallback: 'none', at: 1 } } })
      .filter(({ key }) => key.startsWith(`${slug}#q`))
      .map(({ key, title }) => [key.split('#')[1], title]);
  const before = questionsOf(original.fields);
  const [one, two] = ['question1', 'question2'].map((name) => original.fields[name] ?? '');
  if (!one || !two) throw new Error('no two questions');
  const swapped = { ...original.fields, question1: two, question2: one };
  expect(new Map(questionsOf(swapped).map(([key, title]) => [title, key]))).toEqual(
    new Map(before.map(([key, title]) => [title, key])),
  );
  const reworded = questionsOf({ ...original.fields, question1: 'Tout autre chose ?' });
  expect(reworded[0]).toEqual(['q1', 'Tout autre chose ?']);
});

it('a question keeps its name when an editor adds one before it, so that other wordings still belong to it', () => {
  const { fields, items } = defaultOf('faq', 'fr');
  const fresh = { id: 'own', hidden: false, fields: { question: 'Et vous ?', answer: 'Nous aussi.' } };
  const content = { schema: 1 as const, fields, items: [fresh, ...items.slice(1)] };
  const at = Date.UTC(2027, 0, 5, 12);
  const namesIn = (passages: readonly { key: string; updated: string }[]) =>
    passages.filter(({ key }) => key.startsWith('faq#')).map(({ key, updated }) => [key, updated]);
  const [, ...others] = namesIn(passagesOf());
  const after = namesIn(passagesOf({ faq: { fr: { content, fallback: 'none', at } } }));
  expect(after.map(([key]) => key)).toEqual(['faq#q-own', ...others.map(([key]) => key)]);
  expect(new Set(after.map(([, day]) => day))).toEqual(new Set(['2027-01-05']));
});
