import { type RequiredGroup, requiredGroups, type Synonyms } from './vocabulary.ts';

/** The content with which questions are understood. */
export interface QuestionWords {
  synonyms: Synonyms;
  /** Other wordings of passages, by their key. */
  asks: Readonly<Record<string, readonly string[]>>;
  /** How visitors ask, from which the index learns; without them it compares words alone. */
  examples?: QuestionExamples;
}

/** Questions as visitors type them. */
export interface QuestionExamples {
  /** Those that a passage answers, by its key. */
  answered: Readonly<Record<string, readonly string[]>>;
  /** Those that no passage answers, by subject. */
  elsewhere: Readonly<Record<string, readonly string[]>>;
}

const REQUIRED = new RegExp(`^(${requiredGroups.join('|')}): *`);

/**
 * Reads the words with which questions of a language are understood. Empty lines and lines that begin with `//` are left
 * out of all texts.
 * @param synonyms one group a line, `pub = publicité = annonce`; `price:` or `fee:` before a group makes it required
 * @param asks the key of a passage, then its other wordings: `faq#q1: combien ça coûte | quels sont vos tarifs`
 * @param examples in the same format: questions by the key of the passage that answers them, and by subject those that no
 * passage answers
 * @throws Error that names a line without a key, or a required group that is missing
 */
export function parseQuestionWords(
  synonyms: string,
  asks: string,
  examples?: { answered: string; elsewhere: string },
): QuestionWords {
  const required = new Map<string, string>();
  const groups: string[] = [];
  for (const line of linesOf(synonyms)) {
    const name = REQUIRED.exec(line)?.[1];
    if (name) required.set(name, line.replace(REQUIRED, ''));
    else groups.push(line);
  }
  const group = (name: RequiredGroup) => {
    const text = required.get(name);
    if (text === undefined) throw new Error(`no group of synonyms is called ${name}`);
    return text;
  };
  return {
    synonyms: { required: { price: group('price'), fee: group('fee') }, groups },
    asks: listsOf(asks),
    ...(examples && {
      examples: { answered: listsOf(examples.answered), elsewhere: listsOf(examples.elsewhere) },
    }),
  };
}

const listsOf = (text: string): Record<string, string[]> => Object.fromEntries(linesOf(text).map(parseList));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

function parseList(line: string): [key: string, texts: string[]] {
  const end = line.indexOf(': ');
  if (end < 0) throw new Error(`a line without a key: ${line}`);
  const texts = line.slice(end + 2).split('|');
  return [line.slice(0, end), texts.map((text) => text.trim()).filter(Boolean)];
}
