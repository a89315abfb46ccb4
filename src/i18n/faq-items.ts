import { agency, market } from '../domain/benchmarks/benchmarks.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { PageDictionary } from './dictionary.ts';
import { fill, formatEuro, formatPercent } from './format.ts';

/** The frequent questions with their answers, the figures filled in. */
export function faqItems(locale: Locale, faq: PageDictionary['faq']): { question: string; answer: string }[] {
  const figures = faqFigures(locale);
  return faq.items.map(({ question, answer }) => ({ question, answer: fill(answer, figures) }));
}

/** The figures of the answers, each from its one source. */
function faqFigures(locale: Locale): Record<string, string | number> {
  const [budgetLow, budgetHigh] = agency.monthlyBudget;
  const [viewLow, viewHigh] = market.youtube.costPerView;
  const [first, last] = agency.firstResultsHours;
  return {
    minimum: formatEuro(locale, budgetLow),
    tiktokMinimum: formatEuro(locale, market.tiktok.minimum),
    budgetLow: formatEuro(locale, budgetLow),
    budgetHigh: formatEuro(locale, budgetHigh),
    viewLow: formatEuro(locale, viewLow),
    viewHigh: formatEuro(locale, viewHigh),
    first,
    last,
    days: agency.minimumDays,
    independent: formatPercent(locale, agency.independentClients),
  };
}
