/**
 * Returns the text that the legal notice shows until the agency fills in a value: no fact about a company or a person
 * is invented.
 */
export const placeholder = (name: string): string => `[${name}]`;

/** Returns whether a value has not been filled in: such a text is shown only in the legal notice. */
export const isPlaceholder = (text: string): boolean => /^\[[A-Z_]+\]$/.test(text);
