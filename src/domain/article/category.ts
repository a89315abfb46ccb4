/** The subjects under which the site files the blog's articles. */
export const articleCategories = ['youtube', 'meta', 'tiktok', 'strategy'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Word beginnings that tell a subject, in the four languages. */
const beginnings: Record<ArticleCategory, readonly string[]> = {
  youtube: ['youtube'],
  meta: ['facebook', 'instagram', 'metaads'],
  tiktok: ['tiktok'],
  strategy: ['strateg', 'estrateg'],
};

/**
 * The subjects of an article, from the slugs and names of its terms; `strategy` when they tell none. Whole words count:
 * "metadata" is not about Meta.
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
