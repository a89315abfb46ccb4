import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../../../tests/claims.ts';
import { company } from '../../../../tests/settings-answers.ts';
import type { SiteFacts } from '../../../contracts/site.ts';
import { parsePage } from '../../../domain/blocks/text-format.ts';
import { guides } from '../../../domain/guide/guides.ts';
import { locales, localizePath } from '../../../domain/locale/locale.ts';
import { guideBlocks } from '../../guides/guide-blocks.tsx';
import { legalBlocks } from '../../legal/legal-blocks.tsx';
import { Blocks, type Drawn } from './Blocks.tsx';

const site = (claims: SiteFacts['claims']) =>
  ({ brand: 'MDMC', contactEmail: 'a@music.example', claims, company }) as unknown as SiteFacts;

/** Notes what a page asks for and does not get: the name of a token or of a block. */
function watched(drawn: Drawn, missing: string[]): Drawn {
  const note = <T extends ReactNode>(name: string, node: T): T => {
    if (node === undefined || node === false) missing.push(name);
    return node;
  };
  return {
    ...drawn,
    token: (name, part) => note(`{${name}}`, drawn.token(name, part)),
    named: Object.fromEntries(
      (['figures', 'prices', 'source'] as const).map((kind) => [
        kind,
        (of: string) => note(`${kind} ${of}`, drawn.named?.[kind]?.(of)),
      ]),
    ),
    fixed: Object.fromEntries(
      (['example', 'calculator', 'storage', 'policies'] as const).map((kind) => [
        kind,
        () => note(kind, drawn.fixed?.[kind]?.()),
      ]),
    ),
  };
}

describe.each(locales)('the written pages in %s', (locale) => {
  const draw = (path: string, drawn: Drawn, missing: string[] = []) => {
    const { blocks } = parsePage(readFileSync(`content/${locale}/${path}.md`, 'utf8'));
    return renderToStaticMarkup(<Blocks locale={locale} blocks={blocks} drawn={watched(drawn, missing)} />);
  };

  it.each([
    ['with the claims of a demonstration', documentedClaims],
    ['without claims', noClaims],
  ])('name only figures, facts and blocks that exist, %s', (_, claims) => {
    const missing: string[] = [];
    for (const guide of guides)
      draw(`guides/${guide.slug}`, guideBlocks(locale, guide, site(claims)), missing);
    // The notice names the capital only where one is set.
    for (const name of ['cookies', 'legal', 'privacy', 'terms'])
      draw(`legal/${name}`, legalBlocks(locale, site(claims), 0), missing);
    expect(missing.filter((name) => name !== '{company.capital}')).toEqual([]);
  });

  it('have marks within bold text, links in their language, and no sign of the format', () => {
    const html = draw('guides/guide-budget-youtube-ads', guideBlocks(locale, guides[0], site(noClaims)));
    expect(html).toMatch(/<strong><a href="[^"]*#demand-gen" class="guide-term">/);
    expect(html).toMatch(/<strong>[^<]*<span class="figures">/);
    expect(html).toContain(`<a href="${localizePath(locale, '/page-ecoute-smart-link')}">`);
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\*\*|\[\[|\]\(|::|\{|`/);
  });
});
