import type { feeds as fr } from './fr.ts';

export const feeds = {
  /** Shown beside a text that is in another language than the page. */
  inLanguage: 'in {language}',
  articles: {
    unavailable: 'Articles are temporarily unavailable',
    loading: 'Loading the articles…',
    categories: {
      youtube: 'YouTube',
      meta: 'Meta',
      tiktok: 'TikTok',
      strategy: 'Strategy',
    },
  },
  excerpt: {
    one: 'Excerpt: a passage was removed after a report',
    other: 'Excerpt: passages were removed after a report',
  },
  reviews: {
    unavailable: 'The Google reviews could not be loaded',
    loading: 'The reviews are loading.',
    /** Shown instead of a list that is still empty. */
    retry: 'Try again',
    featured: 'Our favourite',
    verified: 'Verified review',
    verifiedHere: 'Verified review: written on a personal invitation',
    verifiedThere: 'Verified review: {source} confirms that the author was a client',
    /** The notice on every page that lists a sample review. */
    invented: 'Demonstration site: the reviews whose source is “{demo}” are invented.',
    /** Shown beside an average that includes samples. */
    counted: {
      one: 'The average is of {count} invented review.',
      other: 'The average is of {count} invented reviews.',
    },
    unnamed: 'Client',
    caption: 'Excellent service!',
    /** The disclosures beside a review: the month of the experience, and whether anything was given in return. */
    experience: 'Experience: {month}',
    campaignPlatform: 'Platform: {platform}',
    rewards: {
      none: 'No incentive given',
      given: 'Incentive given',
      unknown: 'Not known whether an incentive was given',
    },
    answer: 'Answer from the agency',
    kept: 'A review written here is deleted after {years} years at most.',
    platforms: {
      site: 'Left on this site',
      demo: 'Example',
    },
  },
  reasons: {
    not_configured: 'The widget identifier is missing',
    status: 'Featurable API error',
    invalid: 'Invalid data format',
    timeout: 'The request timed out',
    unreachable: 'The review service cannot be reached',
  },
} satisfies typeof fr;
