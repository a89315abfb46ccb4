/** A typed text and its selection, as in an input element. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export const marks = ['bold', 'link', 'break'] as const;
export type Mark = (typeof marks)[number];

const STARS = '**';
/** The initial address of a new link, selected so that typing replaces it. */
const SCHEME = 'https://';

/** Toggles a mark at the selection. Returns the text and the new selection. */
export function marked(mark: Mark, selected: Selected): Selected {
  if (mark === 'bold') return bolded(selected);
  if (mark === 'link') return linked(selected);
  return replaced(selected, '\n', 1, 1);
}

function bolded(selected: Selected): Selected {
  const { text, start, end } = selected;
  const isBold = text.slice(start - STARS.length, start) === STARS && text.startsWith(STARS, end);
  if (!isBold) {
    const inside = text.slice(start, end);
    return replaced(selected, STARS + inside + STARS, STARS.length, STARS.length + inside.length);
  }
  const wide = { text, start: start - STARS.length, end: end + STARS.length };
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
