import type { TagProvider, Tags } from '../tag-id/tag-id.ts';
import type { LandingShared, LandingTag } from './landing-page.ts';

/** The agency's tag behind each switch of a page. */
const providers: Record<LandingTag, TagProvider> = {
  googleAnalytics: 'ga',
  metaPixel: 'metaPixel',
  tiktokPixel: 'tiktokPixel',
};

/** The age in years from which a person consents alone in France, the agency's country. */
export const CONSENT_AGE = 15;

/** Whether a tag of a page belongs to an advertising platform. */
export const isAdvertising = (tag: LandingTag): boolean => tag !== 'googleAnalytics';

/**
 * Returns the tags of one page: those that the agency configured and the page switched on, without those of advertising on a page for
 * people below `CONSENT_AGE`. Its policy permits no other.
 */
export function landingPageTags(
  { tags, isForYoung }: Pick<LandingShared, 'tags' | 'isForYoung'>,
  configured: Tags,
): Tags {
  const on = (Object.entries(providers) as [LandingTag, TagProvider][]).flatMap(([tag, provider]) => {
    const configuration = configured[provider];
    return tags[tag] && configuration && !(isForYoung && isAdvertising(tag))
      ? [[provider, configuration] as const]
      : [];
  });
  return Object.fromEntries(on);
}
