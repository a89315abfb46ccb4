import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parsePage } from '../blocks/text-format.ts';
import type { GuideSlug } from '../guide/guides.ts';
import type { Locale } from '../locale/locale.ts';
import { isPagePath } from '../site-map/pages.ts';
import type { PartContent } from './content.ts';
import { insertableKinds } from './drawn-blocks.ts';
import { contentOfGuide } from './guide-content.ts';
import { hintsIn, refusalsIn } from './page-check.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const site = { answers: isPagePath };
const blocks = (...kinds: (readonly [kind: string, text: string, hidden?: boolean])[]): PartContent => ({
  schema: 1,
  fields: {},
  items: kinds.map(([kind, text, hidden = false], index) => ({
    id: `b${index}`,
    hidden,
    fields: { kind, text, of: '' },
  })),
});
const codesOf = (content: PartContent) =>
  refusalsIn('un-guide', content, site).map(({ name, code, value }) => [name, code, value]);

it.each([
  ['/guide-inexistant', 'content_link_dead'],
  ['/faq/inconnue', 'content_link_dead'],
  ['/admin', 'content_link_dead'],
  ['/en/contact', 'content_link_language'],
  ['/fr/contact', 'content_link_language'],
  ['/es', 'content_link_language'],
  ['#nulle-part', 'content_link_anchor'],
  ['/un-guide#nulle-part', 'content_link_anchor'],
  ['#calc', 'content_link_anchor'],
  ['/contact', undefined],
  ['/faq/', undefined],
  ['/faq?a=1#q1', undefined],
  ['/guide-budget-meta-ads', undefined],
  ['/signaler', undefined],
  ['/articles/un-article', undefined],
  ['/un-guide', undefined],
  ['#le-titre', undefined],
  ['#steps', undefined],
  ['#simulator?platform=meta', undefined],
  ['https://example.org/en/contact', undefined],
  ['mailto:a@b.example', undefined],
])('the address %s in a guide has the problem %s', (href, code) => {
  const content = blocks(['heading', 'Le titre'], ['paragraph', `Lisez **[ici](${href})**.`]);
  expect(codesOf(content)).toEqual(code ? [['items.b1.text', code, href]] : []);
});

it('refusalsIn reads the anchors of another page where they are known, and leaves hidden blocks alone', () => {
  const known = { ...site, anchorsAt: () => new Set(['vos-droits']) };
  const to = (href: string, hidden = false) =>
    refusalsIn('un-guide', blocks(['paragraph', `[x](${href})`, hidden]), known).map(({ code }) => code);
  expect(to('/privacy#vos-droits')).toEqual([]);
  expect(to('/privacy#ailleurs')).toEqual(['content_link_anchor']);
  expect(to('/privacy#ailleurs', true)).toEqual([]);
});

it('refusalsIn refuses a heading of the third level before any of the second', () => {
  expect(codesOf(blocks(['paragraph', 'Un.'], ['subheading', 'Trop bas'], ['heading', 'Haut']))).toEqual([
    ['items.b1.kind', 'content_heading_order', 'Trop bas'],
  ]);
  expect(codesOf(blocks(['heading', 'Caché', true], ['subheading', 'Trop bas']))).toHaveLength(1);
  expect(codesOf(blocks(['heading', 'Haut'], ['subheading', 'Bas'], ['subheading', 'Bas aussi']))).toEqual(
    [],
  );
});

it('refusalsIn checks the link of an announcement', () => {
  const content = { schema: 1 as const, fields: { link: '/guide-inexistant' }, items: [] };
  expect(refusalsIn('announcement', content, site).map(({ name }) => name)).toEqual(['link']);
});

const hints = (locale: Locale, text: string) =>
  hintsIn('un-guide', locale, blocks(['paragraph', text])).map(({ code, value }) => [code, value]);
const long = `${'mot '.repeat(40)}fin.`;

it.each<[Locale, string, [string, string][]]>([
  ['fr', 'Nous garantissons dix mille vues réelles.', [['promise', 'garantissons']]],
  ['fr', 'Personne ne garantit des vues. Rien n’est promis.', []],
  ['en', 'We guarantee ten thousand views.', [['promise', 'guarantee']]],
  ['en', 'Nobody can guarantee views; we don’t promise any.', []],
  ['es', 'Te garantizamos diez mil vistas.', [['promise', 'garantizamos']]],
  ['pt', 'Prometemos dez mil visualizações.', [['promise', 'Prometemos']]],
  ['fr', `Court. ${long} Court.`, [['sentence', '41']]],
  ['fr', long.replace('mot ', ''), []],
])('the check of a text in %s: %s', (locale, text, found) => {
  expect(hints(locale, text)).toEqual(found);
});

it('refusalsIn refuses a block that draws nothing, and hintsIn names a calculator of a guide without one', () => {
  const drawn = (kind: string, of: string): PartContent => ({
    ...blocks(),
    items: [{ id: 'b', hidden: false, fields: { kind, text: '', of } }],
  });
  const known: [string, string][] = [
    ['figures', 'youtube.genres'],
    ['prices', 'meta'],
    ['source', 'metaLearning'],
  ];
  for (const [kind, of] of known) {
    expect(codesOf(drawn(kind, of)), kind).toEqual([]);
    for (const wrong of ['', 'none-such'])
      expect(codesOf(drawn(kind, wrong)), kind).toEqual([['items.b.of', 'content_drawn', kind]]);
  }
  const calculator = drawn('calculator', '');
  expect(hintsIn('un-guide', 'fr', calculator).map(({ code }) => code)).toEqual(['calculator']);
  expect(hintsIn('guide-budget-meta-ads', 'fr', calculator)).toEqual([]);
  expect(insertableKinds('un-guide')).toEqual(['figures', 'prices', 'source']);
  expect(insertableKinds('guide-budget-meta-ads')).toContain('calculator');
  expect(insertableKinds('privacy')).toEqual([]);
});

it('hintsIn leaves a legal page alone', () => {
  expect(hintsIn('terms', 'fr', blocks(['paragraph', `La garantie légale. ${long}`]))).toEqual([]);
});

it.each(globSync('content/*/{guides,legal}/*.md', { cwd: root }))('%s can be published', (file) => {
  const [, , , name = ''] = file.split('/');
  const part = name.replace('.md', '') as GuideSlug;
  const content = contentOfGuide(parsePage(readFileSync(`${root}${file}`, 'utf8')));
  expect(refusalsIn(part, content, site)).toEqual([]);
});
