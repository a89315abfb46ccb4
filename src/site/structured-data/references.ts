import type { SiteFacts } from '../../contracts/site.ts';

/** How the things of a page name each other. Each exists once for the whole site. */
export const organizationId = (site: SiteFacts) => `${site.url}/#organization`;
export const webSiteId = (site: SiteFacts) => `${site.url}/#website`;
