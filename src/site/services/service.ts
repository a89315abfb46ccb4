import type { Platform } from '../../domain/simulator/inputs.ts';

/** The three services that have a landing page. */
export const services = ['youtube', 'meta', 'spotify'] as const;
export type Service = (typeof services)[number];

/** The simulator's platform. It knows no Spotify. */
export const simulatorPlatform: Record<Service, Platform | undefined> = {
  youtube: 'youtube',
  meta: 'meta',
  spotify: undefined,
};

/** What the service is called, in every language. */
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

/** Where the budget is explained at length. No guide is about Spotify alone. */
export const guidePath: Record<Service, string> = {
  youtube: '/guide-budget-youtube-ads',
  meta: '/guide-budget-meta-ads',
  spotify: '/comparatif-plateformes-streaming',
};

/** What the three pages count up to. `views` is in millions. */
export const counters = { views: 150, campaigns: 80, artists: 50 } as const;
/** How long the counting lasts. */
export const COUNTERS_MS = 2000;
