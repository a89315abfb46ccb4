import { type Mark, parseMarks, withoutMarks } from '../domain/content/marks.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { fillFigures } from './format-figure.ts';

type Items = readonly { question: string; answer: string }[];

/** Returns questions with their answers, with the figures filled in and the marks of the answers parsed. */
export const faqItems = (locale: Locale, items: Items): { question: string; answer: Mark[] }[] =>
  items.map(({ question, answer }) => ({ question, answer: parseMarks(fillFigures(locale, answer)) }));

/** Returns the same questions as plain text, for structured data. */
export const plainFaqItems = (locale: Locale, items: Items): { question: string; answer: string }[] =>
  items.map(({ question, answer }) => ({ question, answer: withoutMarks(fillFigures(locale, answer)) }));
