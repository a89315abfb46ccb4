import { readFileSync } from 'node:fs';
import type { Locale } from '../../domain/locale/locale.ts';
import { type OwnAsk, withOwnWords } from '../../domain/questions/own-asks.ts';
import { parseQuestionWords, type QuestionWords } from '../../domain/questions/question-words.ts';

const content = new URL('../../../content/', import.meta.url);

/**
 * Returns the words with which questions of a language are understood: those of the files, and the agency's own. They are read at each
 * call, since they are needed only while an index is built, and are large.
 * @throws Error if a file cannot be read, or is invalid
 */
export function questionWords(locale: Locale, own: readonly OwnAsk[] = []): QuestionWords {
  const text = (name: string) => readFileSync(new URL(`${locale}/questions/${name}.txt`, content), 'utf8');
  const words = parseQuestionWords(text('synonyms'), text('asks'), {
    answered: text('examples'),
    elsewhere: text('elsewhere'),
  });
  return withOwnWords(words, own);
}
