/**
 * Identifiers of the measurement tags. An identifier ends up in a script's address, so one that does not have exactly
 * its vendor's form is refused wherever it comes from: the environment, or the back office.
 */
export const tagProviders = ['ga', 'gtm', 'googleAds', 'metaPixel', 'tiktokPixel'] as const;
export type TagProvider = (typeof tagProviders)[number];

/** A tag, and what it may do beyond counting visits: only what is switched on stands here, and so in the page. */
export interface Tag {
  id: string;
  /** Analytics: tells of a simulation or a booking as a lead with its items. */
  ecommerce?: true;
  /** Analytics: the language, and the platform and budget of a simulation, as properties of the visitor. */
  userProperties?: true;
  /** Ads: visits may make audiences. */
  remarketing?: true;
  /** Pixels: a random number of this site's own goes with each event. */
  matching?: true;
}

/** The tags that are switched on. */
export type Tags = Partial<Record<TagProvider, Tag>>;

export const tagIdRules: Record<TagProvider, { pattern: RegExp; expected: string }> = {
  ga: {
    pattern: /^(?:G-[A-Z0-9]{10}|UA-\d{4,10}-\d{1,4})$/,
    expected: 'G- and 10 capital letters or digits, or UA-, 4 to 10 digits, a dash and 1 to 4 digits',
  },
  gtm: { pattern: /^GTM-[A-Z0-9]{5,7}$/, expected: 'GTM- and 5 to 7 capital letters or digits' },
  googleAds: { pattern: /^AW-\d{9,11}$/, expected: 'AW- and 9 to 11 digits' },
  metaPixel: { pattern: /^\d{15,16}$/, expected: '15 or 16 digits' },
  tiktokPixel: { pattern: /^\d{19,20}$/, expected: '19 or 20 digits' },
};

/** True for an identifier in its vendor's form. Empty is not an identifier: whether one may be absent is the caller's rule. */
export function isTagId(provider: TagProvider, value: string): boolean {
  return tagIdRules[provider].pattern.test(value);
}
