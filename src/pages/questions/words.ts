import type { Locale } from '../../domain/locale/locale.ts';
import { type OwnAsk, withOwnWords } from '../../domain/questions/own-asks.ts';
import { parseQuestionWords, type QuestionWords } from '../../domain/questions/question-words.ts';

const files = import.meta.glob<string>('../../../content/*/questions/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const read = new Map<Locale, QuestionWords>();

/**
 * Returns the words with which questions of a language are understood: those of the files, and the agency's own.
 * @throws Error if a file is missing or invalid
 */
export function questionWords(locale: Locale, own: readonly OwnAsk[] = []): QuestionWords {
  return withOwnWords(wordsOfFiles(locale), own);
}

function wordsOfFiles(locale: Locale): QuestionWords {
  const text = (name: string) => {
    const file = files[`../../../content/${locale}/questions/${name}.txt`];
    if (file === undefined) throw new Error(`content/${locale}/questions/${name}.txt is missing`);
    return file;
  };
  const words =
    read.get(locale) ??
    parseQuestionWords(text('synonyms'), text('asks'), {
      answered: text('examples'),
      elsewhere: text('elsewhere'),
    });
  read.set(locale, words);
  return words;
}
