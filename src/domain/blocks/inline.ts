import { isOwnOrSafe } from '../content/marks.ts';

/** A piece of a block's text. `token` is a figure or a fact that is filled in; `term` leads to the glossary. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'token'; name: string; part?: string }
  | { kind: 'link'; href: string; pieces: readonly Inline[] }
  | { kind: 'term'; id: string; pieces: readonly Inline[] }
  | { kind: 'bold'; pieces: readonly Inline[] };

/**
 * The marks: `**bold**`, `[[term|words]]`, `[label](address)`, `` `code` ``, `{figure}` or `{figure|low}`, and a line break.
 * Bold text may contain all others; the words of links and terms may contain code, figures and bold text.
 */
const MARK =
  /\*\*(?<bold>[^*\n]+)\*\*|\[\[(?<term>[a-z\d-]+)\|(?<words>[^\][\n]+)\]\]|\[(?<label>[^\][\n]+)\]\((?<href>[^()\s]+)\)|`(?<code>[^`\n]+)`|\{(?<name>[\w.]+)(?:\|(?<part>[^{}\n]+))?\}|\n/g;

type Depth = 'text' | 'bold' | 'words';

/**
 * Splits a text of a block into its pieces. Anything that is not exactly a mark stays plain text, also a link to an address that
 * `isOwnOrSafe` refuses.
 */
export function parseInline(text: string, inside: Depth = 'text'): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARK)) {
    const piece = toPiece(groups, inside);
    if (!piece) continue;
    plain(index);
    end = index + whole.length;
    pieces.push(piece);
  }
  plain(text.length);
  return pieces;
}

function toPiece(groups: Readonly<Record<string, string | undefined>>, inside: Depth): Inline | undefined {
  const { bold, term, words = '', label = '', href, code, name, part } = groups;
  if (bold !== undefined)
    return inside === 'bold' ? undefined : { kind: 'bold', pieces: parseInline(bold, 'bold') };
  if (code !== undefined) return { kind: 'code', text: code };
  if (name !== undefined) return { kind: 'token', name, ...(part !== undefined && { part }) };
  if (term === undefined && href === undefined) return { kind: 'break' };
  if (inside === 'words') return undefined;
  if (term !== undefined) return { kind: 'term', id: term, pieces: parseInline(words, 'words') };
  if (href === undefined || !isOwnOrSafe(href)) return undefined;
  return { kind: 'link', href, pieces: parseInline(label, 'words') };
}

/** Returns every piece of a text, also those inside others. */
export const allPieces = (pieces: readonly Inline[]): Inline[] =>
  pieces.flatMap((piece) => ['pieces' in piece ? [piece, ...allPieces(piece.pieces)] : [piece]].flat());

/** Returns the words of a text, without marks. @param token what is written instead of each token */
export const wordsOf = (text: string, token = ''): string =>
  allPieces(parseInline(text))
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if (piece.kind === 'break') return ' ';
      return 'pieces' in piece ? '' : token;
    })
    .join('');
