import type { Locale } from '../domain/locale/locale.ts';
import type { PageDictionary } from './dictionary.ts';
import { fillFigures } from './format-figure.ts';

/** Returns the frequent questions with their answers, with the figures filled in. */
export function faqItems(locale: Locale, faq: PageDictionary['faq']): { question: string; answer: string }[] {
  return faq.items.map(({ question, answer }) => ({ question, answer: fillFigures(locale, answer) }));
}
