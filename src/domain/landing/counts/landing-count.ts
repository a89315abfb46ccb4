/**
 * The counted events of a page: a view, the first click of a view (a conversion), and every click. A conversion is also a
 * click.
 */
const landingCountKinds = ['view', 'conversion', 'click'] as const;
export type LandingCountKind = (typeof landingCountKinds)[number];

/** The channels of visits. The list is closed, so that free text of an address is never stored. */
export const landingChannels = [
  'meta-ads',
  'google-ads',
  'tiktok-ads',
  'other-ads',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'search',
  'email',
  /** The message on the day of the release, in its two ways. */
  'reminder-mail',
  'reminder-push',
  'referral',
  'direct',
] as const;
export type LandingChannel = (typeof landingChannels)[number];

/** The arms of a test. */
export const landingVariants = ['a', 'b'] as const;
export type LandingVariant = (typeof landingVariants)[number];
