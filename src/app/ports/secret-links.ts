/** Ports of secret links: an address with a code that cannot be guessed, which opens a page without an account. */

/**
 * The page that a secret link shows: the draft, the figures or the form for the artist's own pixels of a landing page, or the report
 * of a campaign.
 */
export type SecretLinkPart = 'draft' | 'figures' | 'pixels' | 'report';

/** A new link. Times are epoch milliseconds. The code is stored only as its hash. */
export interface NewSecretLink {
  hash: string;
  expiresAt: number;
  at: number;
  /** Id of the account that created it. */
  by: string;
}

/** Generates the codes of secret links, which cannot be guessed, and their hashes. */
export interface SecretCodes {
  next(): string;
  hashOf(code: string): string;
}
