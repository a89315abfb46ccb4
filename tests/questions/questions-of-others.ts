import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../../src/domain/locale/locale.ts';

/** A question, with the keys of all passages that answer it; none: it is off the subject. */
interface QuestionOfOthers {
  question: string;
  answers: readonly string[];
}

const rows = readFileSync(new URL('../fixtures/questions-of-others.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

/**
 * Questions of people who had read the passages, and neither rule, synonyms, other wordings nor examples: forty on the
 * subject and twenty off it from each, many of them long and colloquial.
 */
export const questionsOfOthers = (locale: Locale): QuestionOfOthers[] =>
  rows.map((row) => ({
    question: row[locales.indexOf(locale)] ?? '',
    answers: (row[locales.length] ?? '').split(' ').filter(Boolean),
  }));
