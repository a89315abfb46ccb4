import { arrivalChannel } from '../../domain/channels/arrival-channel.ts';
import { addressIn } from '../../domain/channels/campaign-address.ts';
import type { SiteChannel } from '../../domain/channels/site-channel.ts';
import { rememberFirstTouch } from '../first-touch.ts';
import { isOpened } from './arrival.ts';

/** Whether the visitor came from another page of this site. */
const isInside = (): boolean => {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin;
};

/** Whether a visit begins with this page: it was not reached from another page of the site, by a reload or by the history. */
export const isArrival = (): boolean => isOpened() && !isInside();

/**
 * Returns the channel of the visitor's first contact as far as it is known here: the same that a lead's campaign and referrer are
 * of. Only this word of a closed list leaves the browser.
 */
export function siteChannel(): SiteChannel {
  const { utm, referrer = '' } = rememberFirstTouch();
  return arrivalChannel({ utm, referrer, userAgent: navigator.userAgent, isInside: isInside() });
}

/**
 * Remembers the first touch, as far as the visitor permits, and returns what is counted of the beginning of a visit: its channel, and the
 * number of the built address in this page's address. Inside of a visit there is nothing to tell.
 */
export function arrival(): { channel?: SiteChannel; address?: string } {
  const channel = siteChannel();
  if (!isArrival()) return {};
  const address = addressIn(location.search);
  return { channel, ...(address !== undefined && { address }) };
}
