import type { TagProvider, Tags } from '../tag-id/tag-id.ts';
import type { ConsentCategory, ConsentChoice } from './choice.ts';

/** The categories that must all be accepted before a tag is loaded (decision record 0013). */
export const tagCategories: Record<TagProvider, readonly ConsentCategory[]> = {
  ga: ['analytics'],
  // A tag manager container can load any other tag.
  gtm: ['analytics', 'marketing'],
  googleAds: ['marketing'],
  metaPixel: ['marketing'],
  tiktokPixel: ['marketing'],
};

/** Returns the configured tags that a choice allows. */
export function allowedTags(tags: Tags, choice: ConsentChoice): Tags {
  const allowed = Object.entries(tags).filter(([provider]) =>
    tagCategories[provider as TagProvider].every((category) => choice[category]),
  );
  return Object.fromEntries(allowed);
}
