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
