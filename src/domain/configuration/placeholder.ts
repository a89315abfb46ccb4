/** What the legal notice shows until the agency fills it in: nothing about a company or a person is invented. */
export const placeholder = (name: string): string => `[${name}]`;

/** Whether nobody has filled it in: such a text stands in the legal notice only. */
export const isPlaceholder = (text: string): boolean => /^\[[A-Z_]+\]$/.test(text);
