/** An entry of a table of contents. */
export interface OutlineEntry {
  /** The id of the element, which is the fragment of the link. */
  id: string;
  text: string;
}

/** A heading of a rendered text. */
export interface Heading {
  /** From 1. */
  depth: number;
  /** The id of its element. */
  slug: string;
  text: string;
}

/**
 * Returns the table of contents of a guide or a legal text: its second-level headings, and a guide's calculator at its place in the text.
 * @param mdx the source of the text; only the order of its headings and of `<Calculator />` is read
 * @param headings the headings of the renderer, with their ids
 */
export function outlineOf(
  mdx: string,
  headings: readonly Heading[],
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
