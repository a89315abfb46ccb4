/** Maximum length of a search in a list, in characters. The inputs cut longer texts, and the API refuses them. */
export const SEARCH_MAX_LENGTH = 120;
