import { claimKeys } from '../src/domain/claims/declared-claims.ts';
import type { Locale } from '../src/domain/locale/locale.ts';
import { type CostTable, costTable } from '../src/domain/simulator/cost-table.ts';
import { estimateCampaign } from '../src/domain/simulator/estimate.ts';
import { platforms } from '../src/domain/simulator/inputs.ts';
import { claimWords } from '../src/i18n/claim-words.ts';
import { budgetViews as viewsWords } from '../src/i18n/dictionaries/budget-views/index.ts';
import { formatCostsInEuros } from '../src/i18n/format.ts';

/** A figure of a page, and the words beside it. */
export type Printed = [label: string, figure: string];

/** A text with each run of white space as one space. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * The pairs of label and figure of a page: terms with their figures, counters with their words, and the entries of the
 * page of figures. A term on the card or among the facts of one platform's page is about that platform, a term of an
 * entry is about its claim; a counter is about the agency.
 */
export function figuresIn(path: string, page: ParentNode): Printed[] {
  const subject = path.endsWith('-ads') ? path : '';
  const aboutOf = (term: Element) => {
    if (path === '/') return plain(term.closest('li')?.querySelector('h3')?.textContent);
    return plain(term.closest('.figure-entry')?.querySelector('.figure-label')?.textContent);
  };
  const terms = [...page.querySelectorAll('dt')].map((term): Printed => {
    const label = [subject, aboutOf(term), plain(term.textContent)];
    return [label.filter(Boolean).join(' · '), plain(term.nextElementSibling?.textContent)];
  });
  const counters = [...page.querySelectorAll('.counter, .stat p, h2.figure-head')].map((counter): Printed => {
    // A counted figure is rendered twice: a visible one, and one for screen readers.
    const figure = counter.querySelector('.sr-only') ?? counter.firstElementChild;
    return [plain(counter.lastElementChild?.textContent), plain(figure?.textContent)];
  });
  return [...terms, ...counters].filter(([, figure]) => /\d/.test(figure));
}

/** The figures that a page's sentences print before the words of a claim: `500+ campagnes lancées`. */
export function claimsIn(locale: Locale, page: Node): Printed[] {
  const labels = new Set(claimKeys.map((key) => claimWords.label(key)[locale]));
  const texts = textsIn(page);
  return [...labels].flatMap((label) => {
    const words = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
    const figure = String.raw`(?:€\s?)?\d[\d.,\u00a0]*(?:\s?[MK%€]{1,2})?\+?`;
    const printed = new RegExp(String.raw`(${figure})\s${words}`, 'giu');
    return texts
      .flatMap((text) => [...text.matchAll(printed)])
      .map(([, found]): Printed => [plain(label), plain(found)]);
  });
}

/** The views of a budget in a text, each as middle, low and high: `40 000 | 25 000 | 100 000`. */
export function viewsIn(locale: Locale, text: string): string[] {
  const number = String.raw`(\d[\d.,\u00a0 ]*)`;
  const between = viewsWords[locale].between.replace('{low}', number).replace('{high}', number);
  const named = new RegExp(String.raw`≈\s?${number}[^\d≈]*${between}`, 'g');
  return [...plain(text).matchAll(named)].map(([, ...figures]) => figures.map(plain).join(' | '));
}

const textsIn = (node: Node): string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsIn);

/** The labels under which pages print more than one figure. */
export function contradictions(printed: readonly Printed[]): string[] {
  const all = new Map<string, Set<string>>();
  for (const [label, figure] of printed) all.set(label, (all.get(label) ?? new Set()).add(figure));
  return [...all].filter(([, figures]) => figures.size > 1).map(([label]) => label);
}

/** The platforms whose row on the home page shows another price than that with which the simulator computes. */
export function cardsThatDiffer(locale: Locale, home: ParentNode, table: CostTable = costTable): string[] {
  const rows = [...home.querySelectorAll('#services tbody tr')].map((row) => plain(row.textContent));
  return platforms.filter((platform, index) => {
    const campaign = { platform, campaignType: 'awareness', country: 'europe', budget: 1000 } as const;
    const estimate = estimateCampaign(campaign, table);
    if (!estimate) return true;
    const { min, max } = estimate.cost;
    return !rows[index]?.includes(plain(formatCostsInEuros(locale, [min, max])));
  });
}
