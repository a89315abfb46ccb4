import type { TagProvider, Tags } from '../tag-id/tag-id.ts';
import type { ConsentCategory, ConsentChoice } from './choice.ts';

/** What must be accepted before a tag is loaded: all that is named (decision record 0013). */
export const tagCategories: Record<TagProvider, readonly ConsentCategory[]> = {
  ga: ['analytics'],
  // A container can carry anything.
  gtm: ['analytics', 'marketing'],
  googleAds: ['marketing'],
  metaPixel: ['marketing'],
  tiktokPixel: ['marketing'],
};

/** The configured tags that a choice lets in. */
export function allowedTags(tags: Tags, choice: ConsentChoice): Tags {
  const allowed = Object.entries(tags).filter(([provider]) =>
    tagCategories[provider as TagProvider].every((category) => choice[category]),
  );
  return Object.fromEntries(allowed);
}
