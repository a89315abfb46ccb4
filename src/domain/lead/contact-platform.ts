import { campaignPlatforms } from '../campaign/campaign-values.ts';

// Apart from the other values of leads, which the first load of the back office has without the simulator's inputs.

/** The platform that a contact has not chosen yet. */
export const UNKNOWN_PLATFORM = 'unknown';
/** The platforms of the contact form in the order of its menu. The list of leads filters by them. */
export const contactPlatforms = [UNKNOWN_PLATFORM, ...campaignPlatforms] as const;
