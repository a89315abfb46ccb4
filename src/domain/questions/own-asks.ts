import type { PartContent } from '../content/content.ts';
import type { QuestionWords } from './question-words.ts';

/**
 * Words of the agency: another wording of a passage, or words that mean the same, `pub = réclame`, without a passage. A text that
 * begins with `≠` takes the same words of the site away.
 */
export interface OwnAsk {
  text: string;
  /** The key of a passage; empty: synonyms. */
  passage: string;
}

const AWAY = '≠';
const isAway = ({ text }: OwnAsk): boolean => text.startsWith(AWAY);
/** Returns the text that takes words of the site away. */
export const awayText = (words: string): string => `${AWAY} ${words}`;

/** Returns the words of the files with the agency's own. A wording of a passage that is gone has no effect. */
export function withOwnWords(words: QuestionWords, own: readonly OwnAsk[]): QuestionWords {
  if (own.length === 0) return words;
  const { synonyms, asks } = words;
  const added = own.filter((one) => !isAway(one));
  const away = (passage: string) => {
    const texts = new Set(
      own.filter((one) => isAway(one) && one.passage === passage).map(({ text }) => text.slice(1).trim()),
    );
    return (text: string) => !texts.has(text);
  };
  const groups = added.filter(({ passage, text }) => passage === '' && text.includes('='));
  const wordings = Map.groupBy(
    own.filter(({ passage }) => passage !== ''),
    ({ passage }) => passage,
  );
  return {
    ...words,
    synonyms: {
      ...synonyms,
      groups: [...synonyms.groups.filter(away('')), ...groups.map(({ text }) => text)],
    },
    asks: {
      ...asks,
      ...Object.fromEntries(
        [...wordings].map(([key, texts]) => [
          key,
          [
            ...(asks[key] ?? []).filter(away(key)),
            ...texts.filter((one) => !isAway(one)).map(({ text }) => text),
          ],
        ]),
      ),
    },
  };
}

/**
 * Returns the words of the agency that would have no effect, by their names in the API, with the keys of sentences: words that equal
 * none, a wording of no passage, and words taken away that the site does not have.
 * @param keys of all passages of the language
 */
export function askProblems(
  { items }: PartContent,
  keys: ReadonlySet<string>,
  { synonyms, asks }: QuestionWords,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { id, hidden, fields } of items) {
    const [text = '', passage = ''] = [fields['text'], fields['passage']];
    if (hidden || text === '') continue;
    const one = { text, passage };
    if (passage !== '' && !keys.has(passage)) problems[`items.${id}.passage`] = 'asks_passage';
    else if (isAway(one)) {
      const known = passage === '' ? synonyms.groups : (asks[passage] ?? []);
      if (!known.includes(text.slice(1).trim())) problems[`items.${id}.text`] = 'asks_away';
    } else if (passage === '' && !areEqual(text)) problems[`items.${id}.text`] = 'asks_equal';
  }
  return problems;
}

/** Whether a line names two words at least: `pub = réclame`. */
const areEqual = (text: string): boolean => {
  const words = text.split('=').map((word) => word.trim());
  return words.length > 1 && words.every(Boolean);
};
