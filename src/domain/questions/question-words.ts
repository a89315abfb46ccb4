import type { QuestionWords } from './question-index.ts';
import { type RequiredGroup, requiredGroups } from './vocabulary.ts';

const REQUIRED = new RegExp(`^(${requiredGroups.join('|')}): *`);

/**
 * Reads the words with which questions of a language are understood. Empty lines and lines that begin with `//` are left
 * out of both texts.
 * @param synonyms one group a line, `pub = publicité = annonce`; `price:` or `fee:` before a group makes it required
 * @param asks the key of a passage, then its other wordings: `faq#q1: combien ça coûte | quels sont vos tarifs`
 * @throws Error that names a line without a key, or a required group that is missing
 */
export function parseQuestionWords(synonyms: string, asks: string): QuestionWords {
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
    asks: Object.fromEntries(linesOf(asks).map(parseAsks)),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

function parseAsks(line: string): [key: string, asks: string[]] {
  const end = line.indexOf(': ');
  if (end < 0) throw new Error(`not the other wordings of a passage: ${line}`);
  return [
    line.slice(0, end),
    line
      .slice(end + 2)
      .split('|')
      .map((ask) => ask.trim())
      .filter(Boolean),
  ];
}
