/** The three states that the French decree knows: all, at least half, or less than half of the applicable criteria are respected. */
export const conformityStates = ['full', 'partial', 'none'] as const;
export type ConformityState = (typeof conformityStates)[number];

/** The forms of the French authority to which a visitor can appeal, from the official template of the statement. */
export const appeals = {
  message: 'https://www.defenseurdesdroits.fr/nous-contacter-355',
  delegate: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
} as const;

/** Path of the accessibility statement, without language prefix. */
export const STATEMENT_PATH = '/accessibilite';
