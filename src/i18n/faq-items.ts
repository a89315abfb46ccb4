import { onlyFigure, type ShownClaims } from '../domain/claims/shown-claims.ts';
import { type Mark, parseMarks, withoutMarks } from '../domain/content/marks.ts';
import type { Fee } from '../domain/fee/fee.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { CostFigures } from '../domain/simulator/cost-cells.ts';
import { type ClaimSource, claimSource, isExample } from './claim-source.ts';
import { unclaimedAnswer as unclaimed } from './dictionaries/faq/index.ts';
import { fillFigures } from './format-figure.ts';
import { feeSentence } from './money/fee-text.ts';
import { feeTexts } from './money/fee-texts.ts';
import { viewsTokens } from './money/views-tokens.ts';

type Items = readonly { question: string; answer: string }[];

/** The facts that answers name: the site's claims, its saved cost table, if there is one, and the fee. */
interface NamedFacts {
  claims: ShownClaims;
  costs?: { figures: CostFigures } | undefined;
  company: { fee: Fee | undefined };
}

/** The token of the share of independent artists in an answer. */
const SHARE = 'agency.independent';
/** The token of the minimum advertising budget, a price that is never stated without the fee. */
const MINIMUM = 'agency.minimum';

/**
 * Returns an answer with its figures, and with the fee if it states the minimum budget. An answer with a claim that may not be
 * shown is replaced by one without the claim.
 */
function filled(locale: Locale, answer: string, facts: NamedFacts): string {
  const text = withFigures(locale, answer, facts);
  const { fee } = facts.company;
  if (!fee || !answer.includes(`{${MINIMUM}}`)) return text;
  return `${text} ${feeSentence(locale, feeTexts(locale), fee)}`;
}

function withFigures(locale: Locale, answer: string, { claims, costs }: NamedFacts): string {
  const claim = claims.of('independent');
  if (!claim && answer.includes(`{${SHARE}}`)) return unclaimed[locale];
  return fillFigures(locale, answer, {
    ...viewsTokens(locale, costs),
    ...(claim && { [SHARE]: onlyFigure(claim) }),
  });
}

export interface FaqItem {
  question: string;
  answer: Mark[];
  /** The basis of the claim in the answer. */
  source?: ClaimSource;
}

/** Returns questions with their answers, with the figures filled in and the marks of the answers parsed. */
export const faqItems = (locale: Locale, items: Items, facts: NamedFacts): FaqItem[] =>
  items.map(({ question, answer }) => {
    const source = answer.includes(`{${SHARE}}`)
      ? claimSource(locale, facts.claims.of('independent'))
      : undefined;
    return { question, answer: parseMarks(filled(locale, answer, facts)), ...(source && { source }) };
  });

const isExampleFee = (fee: Fee | undefined) => fee?.kind === 'percentage' && fee.example === true;

/** Returns the facts for structured data, which must not contain examples of a demonstration. */
const withoutExamples = (facts: NamedFacts): NamedFacts => ({
  ...facts,
  company: { fee: isExampleFee(facts.company.fee) ? undefined : facts.company.fee },
  claims: {
    ...facts.claims,
    of: (key) => {
      const claim = facts.claims.of(key);
      return claim && isExample(claim) ? undefined : claim;
    },
  },
});

/** Returns the same questions as plain text, for structured data: without examples of a demonstration. */
export const plainFaqItems = (
  locale: Locale,
  items: Items,
  facts: NamedFacts,
): { question: string; answer: string }[] =>
  items.map(({ question, answer }) => ({
    question,
    answer: withoutMarks(filled(locale, answer, withoutExamples(facts))),
  }));
