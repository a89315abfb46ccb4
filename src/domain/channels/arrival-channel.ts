import type { Utm } from '../attribution/utm.ts';
import { landingChannel } from '../landing/counts/landing-channel.ts';
import type { SiteChannel } from './site-channel.ts';

/** The facts of an arrival. They are untrusted and are not stored by the counts. */
interface Arrival {
  utm: Utm;
  /** The address of a page on another site; empty: none. */
  referrer: string;
  userAgent: string;
  /** Whether the visitor came to this page from another one of the site, so that no referrer tells where the visit began. */
  isInside: boolean;
}

/** Returns the channel of an arrival, by the rules of landing pages; `unknown` inside of a visit that carries no trace of it. */
export function arrivalChannel({ utm, referrer, userAgent, isInside }: Arrival): SiteChannel {
  const { utm_source = null, utm_medium = null } = utm;
  if (isInside && !utm_source && !utm_medium && referrer === '') return 'unknown';
  return landingChannel({ utmSource: utm_source, utmMedium: utm_medium, referrer, userAgent });
}
