import type { SiteFacts } from '../contracts/site.ts';
import type { SiteTexts } from '../i18n/site-texts.ts';
import portrait from '../site/reviews/portrait.css?inline';
import { siteStyles } from './site-document.tsx';

/**
 * The styles of a page with testimonials or people. Few sites have one with a picture, so the styles of portraits are
 * added only to pages that show one.
 */
export function stylesWithPortraits(...own: readonly string[]) {
  const without = siteStyles(...own);
  const all = siteStyles(...own, portrait);
  return (
    t: Pick<SiteTexts, 'testimonials'> & Partial<Pick<SiteTexts, 'team'>>,
    site: Pick<SiteFacts, 'pictures'>,
  ) =>
    [...t.testimonials, ...(t.team ?? [])].some(({ picture }) => site.pictures?.[picture]) ? all : without;
}
