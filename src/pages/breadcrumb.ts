import type { SiteFacts } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { Crumb } from '../site/reading/Breadcrumb.tsx';
import { readingTexts } from '../site/reading/texts.ts';
import { breadcrumbList } from '../site/structured-data/breadcrumb-list.ts';

/** The path to a page as structured data: the home page, then the same crumbs as in the visible breadcrumb. */
export const breadcrumb = (site: SiteFacts, locale: Locale, crumbs: readonly Crumb[]) =>
  breadcrumbList(site, locale, [{ name: readingTexts[locale].home, path: '/' }, ...crumbs]);
