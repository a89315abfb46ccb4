import type { SiteAddresses } from '../content/site-addresses.ts';
import { locales } from '../locale/locale.ts';
import { sitePages } from './pages.ts';

/** The first segments of all that the site answers besides its pages, their languages included. A test compares them with the routes. */
const reserved: ReadonlySet<string> = new Set([
  ...locales,
  ...['admin', 'api', 'articles', 'media', 'og', 'p', 'preview', '.well-known'],
  ...['review', 'recu', 'mes-donnees', 'signaler', 'rappel', 'newsletter', 'rester', 'exemple-de-bilan'],
]);

const segmentOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether the site itself answers an address: a page, what lies below one, or an address that is none of a page. */
export function isReserved(path: string): boolean {
  const first = segmentOf(path);
  return (
    first === '' ||
    first.startsWith('_') ||
    reserved.has(first) ||
    sitePages.some((page) => page.path === path || (page.path === `/${first}` && page.kind !== 'guide'))
  );
}

/** Whether a path, without language prefix, is that of a page, of an added guide, shown or not, or of a former address. */
export const isTaken = (path: string, { guides, former }: SiteAddresses): boolean =>
  isReserved(path) ||
  guides.some(({ slug }) => `/${slug}` === path) ||
  former.some((address) => address.path === path);

/** The longest former address. */
export const LONGEST_ADDRESS = 200;
const ADDRESS = /^(?:\/[\w.~-]+)+$/;

/** Whether a text can be a former address: a path of letters, digits and signs that need no escape, without a slash at its end. */
export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
