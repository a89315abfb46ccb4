import type { TagProvider, Tags } from '../tag-id/tag-id.ts';
import type { LandingShared, LandingTag } from './landing-page.ts';

/** The agency's tag behind each switch of a page. */
const providers: Record<LandingTag, TagProvider> = {
  googleAnalytics: 'ga',
  metaPixel: 'metaPixel',
  tiktokPixel: 'tiktokPixel',
};

/** Returns the tags of one page: those that the agency configured and the page switched on. Its policy permits no other. */
export function landingPageTags({ tags }: Pick<LandingShared, 'tags'>, configured: Tags): Tags {
  const on = (Object.entries(providers) as [LandingTag, TagProvider][]).flatMap(([tag, provider]) => {
    const configuration = configured[provider];
    return tags[tag] && configuration ? [[provider, configuration] as const] : [];
  });
  return Object.fromEntries(on);
}
