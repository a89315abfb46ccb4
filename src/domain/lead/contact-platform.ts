import { campaignPlatforms } from '../campaign/campaign-values.ts';

// Separate from the other values of leads: the first load of the back office has those, without the simulator's inputs.

/** The platform that a contact has not chosen yet. */
export const UNKNOWN_PLATFORM = 'unknown';
/** The platforms of the contact form in the order of its menu. The list of leads filters by them. */
export const contactPlatforms = [UNKNOWN_PLATFORM, ...campaignPlatforms] as const;
