/** Prefix of ids from the blog, so that they cannot collide with an id of the page. */
export const PART_PREFIX = 'article-';

/**
 * Returns the id of a part of an article as its page has it.
 * @param id as in the blog, or as in an address, with escaped characters
 */
export function articlePart(id: string): string {
  if (/^article-[\w-]+$/.test(id)) return id;
  return (
    PART_PREFIX +
    encodeURIComponent(decoded(id).toWellFormed())
      .replaceAll(/[^\w-]/g, '_')
      .slice(0, 120)
  );
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
