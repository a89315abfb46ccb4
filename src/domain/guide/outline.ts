/** An entry of a table of contents. */
export interface OutlineEntry {
  /** The fragment. */
  id: string;
  text: string;
}

/**
 * What a guide's table of contents lists: its second-level headings, and the calculator where the text has put it.
 * @param mdx the text as written; only the order of its headings and of `<Calculator />` is read
 * @param headings as the renderer gives them, with their fragments
 */
export function outlineOf(
  mdx: string,
  headings: readonly { depth: number; slug: string; text: string }[],
  calculator?: OutlineEntry,
): OutlineEntry[] {
  const entries = headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }): OutlineEntry => ({ id: slug, text }));
  const place = mdx.indexOf('<Calculator');
  if (!calculator || place < 0) return entries;
  const before = mdx.slice(0, place).match(/^## /gm)?.length ?? 0;
  return entries.toSpliced(before, 0, calculator);
}
