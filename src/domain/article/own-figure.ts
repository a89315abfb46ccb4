/** Longer amounts do not fit on a cover. */
const LONGEST = 14;
/** The longest word after a number that a cover shows as its unit. */
const LONGEST_UNIT = 12;
/** More things than this cannot be counted at a glance. */
const MOST_THINGS = 12;

/** A number as the four languages write it, with a sign before or a unit after it, separated by at most one space. */
const FIGURE =
  /(?<![\p{L}\d.,])(?:[$€]\s?)?\d+(?:[\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)*(?:\s?(?:€|\$|%))?(?![\p{L}\d])/gu;
/** Years are no figures of an article. */
const YEAR = /^(?:19|20)\d\d$/;
/** The words after a share that make it a difference, in the four languages, those of more in a group: `38 % de plus`. */
const CHANGED =
  /^\s*(?:(de plus|more|higher|más|a mais)|de moins|less|fewer|lower|(?:de |a )?menos)(?!\p{L})/iu;
const UNIT = /^[\u00a0\u202f ](\p{L}+)/u;

/** The figure of an article, by which its cover is drawn. */
export interface OwnFigure {
  /** As the text writes it, `0,02 €` or `30 %`. */
  text: string;
  /** The word that follows a bare number, `minutes`; `undefined`: none, or too long. */
  unit?: string | undefined;
  /**
   * `money`: an amount. `share`: whole per cent, up to 100. `change`: whole per cent more or less. `things`: a count up to
   * twelve. `number`: any other.
   */
  kind: 'money' | 'share' | 'change' | 'things' | 'number';
  /** The number of a share or of things, which the cover draws; of a change: what 100 becomes. */
  count: number;
}

/**
 * Returns the first figure in the text of an article; one with a sign of money or a percent sign precedes a bare number.
 * `undefined`: the text has no figure, or a year only.
 */
export function figureOf(text: string): OwnFigure | undefined {
  const figures = [...text.matchAll(FIGURE)].filter(
    ([figure]) => !YEAR.test(figure) && figure.length <= LONGEST,
  );
  const found = figures.find(([figure]) => /[€$%]/.test(figure)) ?? figures[0];
  if (!found) return undefined;
  const [figure] = found;
  const unit = UNIT.exec(text.slice(found.index + figure.length))?.[1];
  const count = Number(/^\d+/.exec(figure)?.[0] ?? 0);
  const isWhole = /^\d+(?:\s?%)?$/.test(figure);
  if (/[€$]/.test(figure)) return { text: figure, kind: 'money', count };
  const change = isWhole && figure.includes('%') ? changeAt(text, found.index, figure.length) : 0;
  if (change)
    return { text: `${change > 0 ? '+' : '−'}${figure}`, kind: 'change', count: 100 + change * count };
  if (figure.includes('%'))
    return { text: figure, kind: isWhole && count > 0 && count <= 100 ? 'share' : 'number', count };
  return {
    text: figure,
    unit: unit !== undefined && unit.length <= LONGEST_UNIT ? unit : undefined,
    kind: isWhole && count > 0 && count <= MOST_THINGS ? 'things' : 'number',
    count,
  };
}

/** Returns 1 if the per cent at this place are more than before, -1 if they are less, and 0 if they are a share. */
function changeAt(text: string, index: number, length: number): -1 | 0 | 1 {
  const changed = CHANGED.exec(text.slice(index + length));
  if (text[index - 1] === '+' || changed?.[1]) return 1;
  return text[index - 1] === '−' || changed ? -1 : 0;
}
