/** A typed text and its selection, as in an input element. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export const marks = ['bold', 'link', 'break'] as const;
/** The marks of a block, where Shift and Enter break the line. */
export const blockMarks = ['bold', 'link', 'code'] as const;
export type Mark = (typeof marks | typeof blockMarks)[number];

const STARS = '**';
/** The initial address of a new link, selected so that typing replaces it. */
const SCHEME = 'https://';

/** Toggles a mark at the selection. Returns the text and the new selection. */
export function marked(mark: Mark, selected: Selected): Selected {
  if (mark === 'bold') return enclosed(selected, STARS);
  if (mark === 'code') return enclosed(selected, '`');
  if (mark === 'link') return linked(selected);
  return replaced(selected, '\n', 1, 1);
}

function enclosed(selected: Selected, sign: string): Selected {
  const { text, start, end } = selected;
  const isMarked = text.slice(start - sign.length, start) === sign && text.startsWith(sign, end);
  if (!isMarked) {
    const inside = text.slice(start, end);
    return replaced(selected, sign + inside + sign, sign.length, sign.length + inside.length);
  }
  const wide = { text, start: start - sign.length, end: end + sign.length };
  return replaced(wide, text.slice(start, end), 0, end - start);
}

/**
 * A selected address becomes the address of the link, with an empty label; any other selection becomes the label.
 */
function linked(selected: Selected): Selected {
  const inside = selected.text.slice(selected.start, selected.end);
  if (/^(?:https?:|mailto:|\/)\S+$/.test(inside)) return replaced(selected, `[](${inside})`, 1, 1);
  const before = `[${inside}](`;
  if (inside === '') return replaced(selected, `${before}${SCHEME})`, 1, 1);
  return replaced(selected, `${before}${SCHEME})`, before.length, before.length + SCHEME.length);
}

function replaced({ text, start, end }: Selected, by: string, from: number, to: number): Selected {
  return { text: text.slice(0, start) + by + text.slice(end), start: start + from, end: start + to };
}

/** Inserts a name at the selection: a figure in braces, or a term around the selected words. */
export function withInserted(kind: 'figure' | 'term', name: string, selected: Selected): Selected {
  if (kind === 'figure') return replaced(selected, `{${name}}`, name.length + 2, name.length + 2);
  const words = selected.text.slice(selected.start, selected.end) || name.replaceAll('-', ' ');
  const before = `[[${name}|`;
  return replaced(selected, `${before}${words}]]`, before.length, before.length + words.length);
}
