import { z } from 'zod';
import { places } from '../domain/account/places.ts';
import { locales } from '../domain/locale/locale.ts';
import { MAX_QUESTION } from '../domain/questions/question.ts';
import { platforms } from '../domain/simulator/inputs.ts';
import { line } from './fields.ts';

/** `POST /api/questions`. Nothing of it is stored or logged. */
export const QuestionBody = z.object({
  question: line('question_required', MAX_QUESTION),
  locale: z.enum(locales),
});
export type QuestionBody = z.infer<typeof QuestionBody>;

/** `POST /api/questions/kept`. `kept` false: the site has an answer meanwhile, or no room. */
export const QuestionKept = z.object({ kept: z.boolean() });
export type QuestionKept = z.infer<typeof QuestionKept>;

/** A passage of the site: its title, the name of its page, and its address in the language of the question. */
const Reference = z.object({ title: z.string(), page: z.string(), href: z.string() });
export type Reference = z.infer<typeof Reference>;

/** The prices of a platform, in words: the cost table in force, by region and goal. */
const ShownPrices = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), cells: z.array(z.string()) })),
  /** The agency's fee, which a price is never stated without. */
  fee: z.string(),
});
export type ShownPrices = z.infer<typeof ShownPrices>;

/** What a reader of the passage does next. */
const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('simulator'), platform: z.enum(platforms).optional() }),
  z.object({ kind: z.literal('read'), title: z.string(), href: z.string() }),
  z.object({ kind: z.literal('cookies') }),
  z.object({ kind: z.literal('contact') }),
]);
export type NextStep = z.infer<typeof NextStep>;

const AnswerText = z.object({ kind: z.enum(['paragraph', 'item']), text: z.string() });

/** The site's own words, passages that touch the question, or the statement that the site has no answer. */
export const QuestionAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('answer'),
    passage: Reference.extend({
      text: z.array(AnswerText),
      /** Whether the page says more than `text`. */
      more: z.boolean(),
      /** ISO 8601 day on which its page last changed. */
      updated: z.string(),
    }),
    prices: ShownPrices.optional(),
    next: NextStep,
  }),
  z.object({ outcome: z.literal('near'), passages: z.array(Reference) }),
  z.object({ outcome: z.literal('none') }),
]);
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/** `POST /api/help`: a question about the back office. Nothing of it is stored or logged. */
export const HelpBody = z.object({
  question: line('question_required', MAX_QUESTION),
  locale: z.enum(locales),
});
export type HelpBody = z.infer<typeof HelpBody>;

/** The sentence of the help that answers, up to three that touch the question, or none. An empty `screen` is the place itself. */
export const HelpAnswer = z.object({
  outcome: z.enum(['answer', 'near', 'none']),
  passages: z.array(
    z.object({ title: z.string(), text: z.string(), place: z.enum(places), screen: z.string() }),
  ),
});
export type HelpAnswer = z.infer<typeof HelpAnswer>;
