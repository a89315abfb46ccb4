/** Names under which the site keeps something in the browser. Alone in this file, so that a page need not load more. */
export const storageKeys = {
  /** An explicit choice of language: a cookie for the server, and local storage as documented. */
  language: 'lang',
  /** The documented record of the cookie choice. */
  consent: 'cookieConsent',
  /** Proofs of cookie choices that have not reached the server; the id of each follows. */
  consentProof: 'consentProof',
  /** Simulations that have not reached the server. */
  pendingSimulation: 'pendingSimulation',
  /** What led the visitor here the first time; only with consent to analytics. */
  firstTouch: 'firstTouch',
} as const;
