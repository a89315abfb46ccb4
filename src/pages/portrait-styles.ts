import type { SiteFacts } from '../contracts/site.ts';
import type { SiteTexts } from '../i18n/site-texts.ts';
import portrait from '../site/reviews/portrait.css?inline';
import { siteStyles } from './site-document.tsx';

/**
 * The styles of a page with testimonials. Few sites have a testimonial with a picture, so the styles of portraits are
 * added only to pages that show one.
 */
export function stylesWithPortraits(...own: readonly string[]) {
  const without = siteStyles(...own);
  const all = siteStyles(...own, portrait);
  return (t: Pick<SiteTexts, 'testimonials'>, site: Pick<SiteFacts, 'pictures'>) =>
    t.testimonials.some(({ picture }) => site.pictures?.[picture]) ? all : without;
}
