import type { Platform } from '../../domain/simulator/inputs.ts';

/** The three services with a landing page. */
export const services = ['youtube', 'meta', 'spotify'] as const;
export type Service = (typeof services)[number];

/** The simulator's platform for a service. The simulator does not know Spotify. */
export const simulatorPlatform: Record<Service, Platform | undefined> = {
  youtube: 'youtube',
  meta: 'meta',
  spotify: undefined,
};

/** The names of the services, the same in every language. */
export const serviceNames: Record<Service, string> = {
  youtube: 'YouTube Ads',
  meta: 'Meta Ads',
  spotify: 'Spotify Ads',
};

export const servicePath: Record<Service, string> = {
  youtube: '/youtube-ads',
  meta: '/meta-ads',
  spotify: '/spotify-ads',
};

/** The guide that explains the budget. */
export const guidePath: Record<Service, string> = {
  youtube: '/guide-budget-youtube-ads',
  meta: '/guide-budget-meta-ads',
  spotify: '/publicite-spotify-artistes',
};

/** The duration of the counters, in milliseconds. */
export const COUNTERS_MS = 2000;
