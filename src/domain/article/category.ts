/** The categories under which the site files the articles of the blog. */
export const articleCategories = ['youtube', 'meta', 'tiktok', 'strategy'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Beginnings of words that identify a category, in the four languages of the site. */
const beginnings: Record<ArticleCategory, readonly string[]> = {
  youtube: ['youtube'],
  meta: ['facebook', 'instagram', 'metaads'],
  tiktok: ['tiktok'],
  strategy: ['strateg', 'estrateg'],
};

/**
 * Returns the categories of an article from the slugs and names of its WordPress terms; `strategy` when no term names a
 * category. A category's own name must be a whole word: "metadata" is not about Meta.
 */
export function categoriesOf(terms: readonly string[]): ArticleCategory[] {
  const words = terms.flatMap((term) => wordsOf(term));
  const found = articleCategories.filter(
    (category) =>
      words.includes(category) ||
      beginnings[category].some((start) => words.some((word) => word.startsWith(start))),
  );
  return found.length > 0 ? found : ['strategy'];
}

function wordsOf(term: string): string[] {
  const plain = term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/tik[\s_-]tok/g, 'tiktok');
  return plain.split(/[^\p{L}\p{N}]+/u);
}
