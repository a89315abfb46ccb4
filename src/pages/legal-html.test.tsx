import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../tests/claims.ts';
import { company } from '../../tests/settings-answers.ts';
import type { SiteFacts } from '../contracts/site.ts';
import type { Block } from '../domain/blocks/block.ts';
import { parsePage } from '../domain/blocks/text-format.ts';
import type { ContentSnapshot, FormerText, PartContent } from '../domain/content/content.ts';
import { legalKeys } from '../domain/content/legal-parts.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import { FormerNotice, FormerTexts } from '../site/legal/LegalPage.tsx';
import { legalBlocks } from '../site/legal/legal-blocks.tsx';
import { Blocks } from '../site/reading/blocks/Blocks.tsx';
import { defaultOf, formerLegalText, legalText } from './content.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const facts = (claims: SiteFacts['claims'], content?: ContentSnapshot) =>
  ({ brand: 'MDMC', contactEmail: 'a@music.example', claims, company, content }) as unknown as SiteFacts;
const html = (locale: Locale, blocks: readonly Block[], site: SiteFacts) =>
  renderToStaticMarkup(<Blocks locale={locale} blocks={blocks} drawn={legalBlocks(locale, site, NOW)} />);

describe.each(locales)('the legal pages in %s', (locale) => {
  it.each([
    ['with claims', documentedClaims],
    ['without claims', noClaims],
  ])('have the HTML of their files while nothing is published, %s', (_, claims) => {
    for (const name of legalKeys) {
      const file = parsePage(readFileSync(`content/${locale}/legal/${name}.md`, 'utf8'));
      const { title, description, blocks } = legalText(locale, name);
      expect({ title, description }).toEqual(file.fields);
      const drawn = html(locale, blocks, facts(claims));
      expect(drawn.length).toBeGreaterThan(2000);
      expect(drawn, name).toBe(html(locale, file.blocks, facts(claims)));
    }
  });
});

const changed = (text: string): PartContent => {
  const standard = defaultOf('terms', 'fr');
  const [first, second, ...rest] = standard.items;
  if (!first || !second) throw new Error('the terms have two blocks');
  return {
    ...standard,
    fields: { ...standard.fields, title: '' },
    items: [first, { ...second, fields: { ...second.fields, text } }, ...rest],
  };
};

it('a published text replaces the one of the file, and names its day', () => {
  const at = Date.parse('2027-01-05T12:00:00Z');
  const content = {
    terms: { fr: { content: changed('Depuis le {changed|/terms}.'), fallback: 'none', at } },
  } as const;
  const { title, blocks } = legalText('fr', 'terms', content);
  expect(title).toBe('Conditions d’utilisation');
  expect(html('fr', blocks, facts(noClaims, content))).toContain('<p>Depuis le 5 janvier 2027.</p>');
});

const former: FormerText[] = [
  {
    number: 1,
    from: Date.parse('2026-12-01T12:00:00Z'),
    until: Date.parse('2027-01-05T12:00:00Z'),
    content: changed('Avant.'),
  },
  { number: 0, until: Date.parse('2026-12-01T12:00:00Z'), content: null },
];

it('former texts are listed with their days, each with its address', () => {
  const list = renderToStaticMarkup(<FormerTexts locale="en" name="terms" former={former} />);
  expect(list).toContain('href="/en/terms/versions/1"');
  expect(list).toContain('Version 1</a>, in force from 1 December 2026 to 5 January 2027');
  expect(list).toContain('Original version</a>, in force until 1 December 2026');
  expect(renderToStaticMarkup(<FormerTexts locale="en" name="terms" former={[]} />)).toBe('');
});

it('a former text has its own words, and says that it is not in force', () => {
  const [first, origin] = former;
  if (!first || !origin) throw new Error('two texts');
  expect(html('fr', formerLegalText('fr', 'terms', first).blocks, facts(noClaims))).toContain(
    '<p>Avant.</p>',
  );
  expect(formerLegalText('fr', 'terms', origin)).toEqual(legalText('fr', 'terms'));
  const notice = renderToStaticMarkup(<FormerNotice locale="fr" name="terms" text={first} />);
  expect(notice).toContain('n’est plus en vigueur. Elle l’a été du 1er décembre 2026 au 5 janvier 2027.');
  expect(notice).toContain('href="/terms"');
});
