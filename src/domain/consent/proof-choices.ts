/**
 * The choices by which proofs are found: those that accepted advertising, those of a browser that objects to it by Global Privacy Control,
 * which are no answer to the question, and those whose advertising was accepted and
 * refused later by the same browser.
 */
export const proofChoices = ['marketing', 'objected', 'withdrawn'] as const;
export type ProofChoice = (typeof proofChoices)[number];
