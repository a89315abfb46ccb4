import { musicPlatforms, socialPlatforms } from '../links/landing-platforms.ts';

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

/** The links of a page besides its rows of platforms: main action, buttons of sections, networks, calendar and event. */
export const landingButtons = [
  'action',
  'hero',
  'call',
  'calendar',
  /** The form was sent. */
  'form',
  ...socialPlatforms.map((platform) => `social-${platform}` as const),
] as const;
export type LandingButton = (typeof landingButtons)[number];

/** The name under which a click is counted: a button, or the platform of its row. */
export const landingTargets = [...musicPlatforms, ...landingButtons] as const;
export type LandingTarget = (typeof landingTargets)[number];
