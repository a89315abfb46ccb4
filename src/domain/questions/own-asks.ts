import type { QuestionWords } from './question-index.ts';

/** Words of the agency: another wording of a passage, or words that mean the same, `pub = réclame`, without a passage. */
export interface OwnAsk {
  text: string;
  /** The key of a passage; empty: synonyms. */
  passage: string;
}

/** Returns the words of the files with the agency's own. A wording of a passage that is gone has no effect. */
export function withOwnWords({ synonyms, asks }: QuestionWords, own: readonly OwnAsk[]): QuestionWords {
  if (own.length === 0) return { synonyms, asks };
  const groups = own.filter(({ passage, text }) => passage === '' && text.includes('='));
  const wordings = Map.groupBy(
    own.filter(({ passage }) => passage !== ''),
    ({ passage }) => passage,
  );
  return {
    synonyms: { ...synonyms, groups: [...synonyms.groups, ...groups.map(({ text }) => text)] },
    asks: {
      ...asks,
      ...Object.fromEntries(
        [...wordings].map(([key, texts]) => [key, [...(asks[key] ?? []), ...texts.map(({ text }) => text)]]),
      ),
    },
  };
}
