/** The shortcut keys of the list, in the order of their explanation. */
export const reviewKeys = ['j', 'k', 'a', 'r', 'x', 'u'] as const;
