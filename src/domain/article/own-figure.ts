/** Longer amounts do not fit on a cover. */
const LONGEST = 14;

/** A number as the four languages write it, with a sign before or a unit after it, separated by at most one space. */
const FIGURE =
  /(?<![\p{L}\d.,])(?:[$€]\s?)?\d+(?:[\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)*(?:\s?(?:€|\$|%))?(?![\p{L}\d])/gu;
/** Years are no figures of an article. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Returns the first figure in the text of an article as it is written, `0,02 €` or `30 %`; one with a sign of money or a
 * percent sign precedes a bare number. `undefined`: the text has no figure, or a year only.
 */
export function figureOf(text: string): string | undefined {
  const figures = (text.match(FIGURE) ?? []).filter(
    (figure) => !YEAR.test(figure) && figure.length <= LONGEST,
  );
  return figures.find((figure) => /[€$%]/.test(figure)) ?? figures[0];
}
