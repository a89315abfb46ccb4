/**
 * Keys under which the site stores values in the browser. They have their own file, so that a page need not load
 * more.
 */
export const storageKeys = {
  /** An explicit choice of language: in a cookie for the server, and in local storage as documented. */
  language: 'lang',
  /** The token of a person who reads their own data: in a cookie that only the server reads, for half an hour. */
  ownData: 'ownData',
  /** The documented record of the cookie choice. */
  consent: 'cookieConsent',
  /** The number of the proof of the choice in force, and the time of that choice. */
  consentReceipt: 'consentReceipt',
  /** Proofs of cookie choices that have not reached the server yet; the id of each proof follows the key. */
  consentProof: 'consentProof',
  /** Simulations that have not reached the server yet. */
  pendingSimulation: 'pendingSimulation',
  /** Releases to be analysed that have not reached the server yet. */
  pendingRelease: 'pendingRelease',
  /** The source of the visitor's first visit; stored only with consent to analytics. */
  firstTouch: 'firstTouch',
} as const;
