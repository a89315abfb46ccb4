/** The three states that the French decree knows: all, at least half, or less than half of the applicable criteria are respected. */
export const conformityStates = ['full', 'partial', 'none'] as const;
export type ConformityState = (typeof conformityStates)[number];

/** Path of the accessibility statement, without language prefix. */
export const STATEMENT_PATH = '/accessibilite';
