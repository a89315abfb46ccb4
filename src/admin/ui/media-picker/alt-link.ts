/** Selects the link from a chosen picture to its alternative text, for those who lead to it. */
export const ALT_LINK = '[data-alt-link]';
