import type { SiteFacts } from '../../contracts/site.ts';

/** The ids by which the objects of a page refer to each other. There is one of each for the whole site. */
export const organizationId = (site: SiteFacts) => `${site.url}/#organization`;
export const webSiteId = (site: SiteFacts) => `${site.url}/#website`;
