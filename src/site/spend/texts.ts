import type { Locale } from '../../domain/locale/locale.ts';
import { plannedBudgets } from '../../domain/spend/spend-plan.ts';
import type { SpendRequest } from '../../domain/spend/spend-request.ts';
import { simulator } from '../../i18n/dictionaries/simulator/index.ts';
import { spend } from '../../i18n/dictionaries/spend/index.ts';
import { fill, formatEuro, formatNumber, intlTag } from '../../i18n/format.ts';

export const spendTexts = spend;
/** The names of platforms, goals and regions, as the simulator shows them. */
export const choiceNames = simulator;

/** Returns the names of a campaign's choices, as written inside a sentence. */
export function namesInWords(locale: Locale, { platform, campaignType, country }: SpendRequest) {
  const t = simulator[locale];
  return {
    platform: t.platforms[platform].name,
    type: t.campaignTypes[campaignType].name.toLocaleLowerCase(intlTag(locale)),
    region: t.regions[country],
  };
}

/** Returns budgets as a list in words: `500 €, 1 500 € et 5 000 €`. */
export const listBudgets = (locale: Locale, budgets: readonly number[]): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(
    budgets.map((budget) => formatEuro(locale, budget)),
  );

/** Fills a text with the budgets of the page. */
export const budgetsInWords = (locale: Locale, text: string): string =>
  fill(text, { budgets: listBudgets(locale, plannedBudgets) });

/** Writes a figure to two digits: a third one would say more than is known. */
export const roughly = (locale: Locale, value: number): string =>
  formatNumber(locale, Number(value.toPrecision(2)));
