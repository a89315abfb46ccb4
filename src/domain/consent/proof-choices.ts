/**
 * The choices by which proofs are found: those that accepted advertising, and those whose advertising was accepted and
 * refused later by the same browser.
 */
export const proofChoices = ['marketing', 'withdrawn'] as const;
export type ProofChoice = (typeof proofChoices)[number];
