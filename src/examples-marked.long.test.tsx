import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedClaims } from '../tests/claims.ts';
import { publicPages } from '../tests/screens/public-pages.tsx';
import { claimKeys } from './domain/claims/declared-claims.ts';
import { judgeClaims, untouched } from './domain/claims/judge-claims.ts';
import { shownClaims } from './domain/claims/shown-claims.ts';
import type { Fee } from './domain/fee/fee.ts';
import { type Locale, locales } from './domain/locale/locale.ts';
import { agencyDay } from './domain/time/agency-day.ts';
import { figureTexts } from './i18n/claim-source.ts';
import { claimWords } from './i18n/claim-words.ts';
import { plainFaqItems } from './i18n/faq-items.ts';
import { textsOf } from './i18n/site-texts.ts';
import { FigureTable } from './site/guides/instruments/tables/FigureTable.tsx';
import { Counters } from './site/home/Counters.tsx';

/** A site without demo data, of which the agency has confirmed every claim. */
const confirmed = shownClaims(
  judgeClaims(
    claimKeys.map((key) => ({ ...untouched(key), checkedAt: 1, version: 1, withdrawnAt: null })),
    { demo: true, today: '2026-11-25', wordsOf: claimWords.label },
  ),
  agencyDay,
);

/** The pages of claims; the hub's are drawn in two parts. */
const PLACES = ['/', '/youtube-ads', '/meta-ads', '/spotify-ads', 'hub', 'hub areas', '/contact', '/faq'];

/** The words that mark an example, in a note or a link. */
function marksIn(locale: Locale, html: string): string[] {
  const { examples, exampleSource, exampleSources } = figureTexts[locale];
  return [examples.all, exampleSource, exampleSources].filter((words) => html.includes(words));
}

const drawnPages = (locale: Locale, claims: typeof confirmed) =>
  publicPages(locale, claims)
    .filter(([path]) => PLACES.includes(path))
    .map(([path, page]) => [path, renderToStaticMarkup(page)] as const);

describe.each(locales)('the figures of a demonstration in %s', (locale) => {
  it('are marked as examples on each page that shows them', () => {
    const pages = drawnPages(locale, documentedClaims);
    expect(pages).toHaveLength(PLACES.length);
    for (const [path, html] of pages) expect(marksIn(locale, html), path).not.toEqual([]);
  });

  it('have no mark once the agency has confirmed them', () => {
    for (const [path, html] of drawnPages(locale, confirmed)) expect(marksIn(locale, html), path).toEqual([]);
  });

  it('are named in the mark where others beside them are confirmed', () => {
    const { label } = documentedClaims.of('countries') ?? {};
    const claims = {
      ...documentedClaims,
      of: (key: (typeof claimKeys)[number]) => {
        const claim = documentedClaims.of(key);
        return claim && key !== 'countries' ? { ...claim, checkedOn: '2026-11-20' } : claim;
      },
    };
    const html = renderToStaticMarkup(
      <Counters locale={locale} t={textsOf(locale).home.hero.counters} claims={claims} />,
    );
    const note = /data-example="">(.*?)<\/p>/.exec(html)?.[1];
    expect(note).toContain(label?.[locale]);
    expect(note).not.toContain(documentedClaims.of('artists-home')?.label[locale]);
  });

  it('are marked in the comparison of the platforms', () => {
    const table = (claims: typeof confirmed) =>
      renderToStaticMarkup(<FigureTable locale={locale} id="platforms.costs" claims={claims} />);
    const mark = `(${figureTexts[locale].examples.mark.toLowerCase()})`;
    expect(table(documentedClaims)).toContain(mark);
    expect(table(confirmed)).not.toContain(mark);
  });

  it('are in no answer of the structured data, and neither is an example of the fee', () => {
    const { items } = textsOf(locale).faq;
    const covers = { fr: 'a', en: 'a', es: 'a', pt: 'a' };
    const fee: Fee = { kind: 'percentage', percent: 13.5, minimum: 0, covers };
    const written = (claims: typeof confirmed, shown: Fee) =>
      plainFaqItems(locale, items, { claims, company: { fee: shown } })
        .map(({ answer }) => answer)
        .join(' ');
    const [real, example] = [written(confirmed, fee), written(documentedClaims, { ...fee, example: true })];
    expect(real).toMatch(/60[\u00a0 ]?%/);
    expect(real).toMatch(/13[,.]5/);
    expect(example).not.toMatch(/60[\u00a0 ]?%|13[,.]5/);
  });
});
