/** The reasons why a lead was lost, in the order of the menu. */
export const lostReasons = ['price', 'timing', 'silent', 'competitor', 'not_our_trade', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
/** The most characters of the words beside the reason. */
export const LOST_NOTE_MAX_LENGTH = 500;
/** The highest value of a won lead: ten million euros, in cents. A longer number is a slip of the keyboard. */
export const WON_VALUE_MAX = 1_000_000_000;
