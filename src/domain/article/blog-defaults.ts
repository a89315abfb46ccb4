import { searchKey } from '../text/search-key.ts';

/** Names that WordPress and its installers give the first account, as search keys. */
const DEFAULT_AUTHOR =
  /^(?:(?:wp|wordpress)?[-_ ]?admin(?:istrator|istrateur|istrador|istratore)?[-_]?\d*|wordpress|root|user|webmaster)$/;

/**
 * WordPress's names of the category of articles without one, as search keys: English, French, Spanish, Portuguese, German,
 * Italian, Dutch and Catalan, of past versions as well.
 */
const defaultCategories: ReadonlySet<string> = new Set([
  ...['uncategorized', 'uncategorised', 'non classe', 'non categorise', 'non classifie'],
  ...[
    'sin categoria',
    'sin categorizar',
    'sem categoria',
    'nao categorizado',
    'allgemein',
    'nicht kategorisiert',
  ],
  ...['senza categoria', 'geen categorie', 'niet gecategoriseerd', 'sense categoria'],
]);

/** Whether a by-line is a default name of WordPress, not a person's. */
export const isDefaultAuthor = (name: string): boolean => DEFAULT_AUTHOR.test(searchKey(name));

/** Whether a category is WordPress's own for articles without one. Plugins for languages add a code: `Non classé @fr`. */
export const isDefaultCategory = (name: string): boolean =>
  defaultCategories.has(searchKey(name.replace(/ ?@[a-z]{2}$/, '')));
