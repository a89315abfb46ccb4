import type { GuideSlug } from '../guide/guides.ts';
import { categoriesOf } from './category.ts';

/**
 * Returns the guide that an article's page links to: the guide of the platform that the title or the categories name, else the
 * one about the return of a campaign.
 */
export function relatedGuide(terms: readonly string[]): GuideSlug {
  if (/spotify/i.test(terms.join(' '))) return 'publicite-spotify-artistes';
  const [category] = categoriesOf(terms);
  if (category === 'youtube') return 'guide-budget-youtube-ads';
  if (category === 'meta') return 'guide-budget-meta-ads';
  if (category === 'tiktok') return 'guide-budget-tiktok-ads';
  return 'roi-marketing-musical';
}
