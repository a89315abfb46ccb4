import { onlyFigure, type ShownClaims } from '../domain/claims/shown-claims.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { type ClaimSource, claimSource } from './claim-source.ts';
import type { PageDictionary } from './dictionary.ts';
import { fillFigures } from './format-figure.ts';

export interface FaqItem {
  question: string;
  answer: string;
  /** The basis of the claim in the answer. */
  source?: ClaimSource;
}

/** The figure of the share of independent artists, as the answer names it. */
const SHARE = 'agency.independent';

/**
 * Returns the frequent questions with their answers, with the figures filled in. An answer with a claim that may not be
 * shown is replaced by one without it.
 */
export function faqItems(locale: Locale, faq: PageDictionary['faq'], claims: ShownClaims): FaqItem[] {
  const claim = claims.of('independent');
  return faq.items.map(({ question, answer }) => {
    if (!answer.includes(`{${SHARE}}`)) return { question, answer: fillFigures(locale, answer) };
    if (!claim) return { question, answer: faq.unclaimed.independent };
    const source = claimSource(locale, claim);
    return {
      question,
      answer: fillFigures(locale, answer, { [SHARE]: onlyFigure(claim) }),
      ...(source && { source }),
    };
  });
}
