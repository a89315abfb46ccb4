import { landingChannels } from '../landing/counts/landing-count.ts';
import { splitPath } from '../locale/locale.ts';
import { isPagePath } from '../site-map/pages.ts';

/** The arrival is not known: it was on an earlier page, without campaign parameters, and nothing was stored on the device. */
export const UNKNOWN_CHANNEL = 'unknown';

/** The channels of the whole site: those of landing pages, and the unknown one. The list is closed, as theirs is. */
export const siteChannels = [...landingChannels, UNKNOWN_CHANNEL] as const;
export type SiteChannel = (typeof siteChannels)[number];

/** What is counted by channel and page: arrivals at the site, and openings of the simulator and of the contact form. */
export const channelKinds = ['visit', 'simulator', 'contact'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Articles are counted together: they come and go in WordPress, and their addresses are not known here. */
export const ARTICLE_PAGES = '/articles/…';
/** All other pages together, such as those of secret links. */
export const OTHER_PAGES = '';

const article = /^\/articles\/[^/]+$/;

/**
 * Returns the name under which a page is counted: of a closed list, so that no stranger can fill a table.
 * @param path as the browser sent it, with or without its language
 * @param isPage whether a path without language is that of a page: added guides are known to the content alone
 */
export function countedPage(path: string, isPage: (path: string) => boolean = isPagePath): string {
  const bare = splitPath(path).path;
  if (isPage(bare)) return bare;
  return article.test(bare) ? ARTICLE_PAGES : OTHER_PAGES;
}
