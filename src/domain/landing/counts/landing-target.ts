import { musicPlatforms, socialPlatforms } from '../links/landing-platforms.ts';

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
