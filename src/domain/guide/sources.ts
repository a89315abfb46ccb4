/** A page of a platform or an authority on which statements of a guide rest. */
export interface Source {
  /** The name of the publisher, the same in every language. */
  name: string;
  url: string;
  /** The day on which the agency last read it, ISO 8601. */
  checked: string;
}

/** The sources of the guides' statements about other companies' rules, which change. */
export const sources = {
  spotifyCampaigns: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/campaign-forecasting-and-budgeting/',
    checked: '2026-11-25',
  },
  spotifyDiscovery: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/getting-access-to-discovery-mode/',
    checked: '2026-11-25',
  },
  spotifyCountdown: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/getting-started-with-countdown-pages-on-spotify/',
    checked: '2026-11-25',
  },
  spotifyThreshold: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/track-monetization-eligibility/',
    checked: '2026-11-25',
  },
  googleSimilar: {
    name: 'Google Ads',
    url: 'https://support.google.com/google-ads/answer/2549063',
    checked: '2026-11-25',
  },
  metaLearning: {
    name: 'Meta Business',
    url: 'https://www.facebook.com/business/help/112167992830700',
    checked: '2026-11-25',
  },
  tiktokBudget: {
    name: 'TikTok Ads',
    url: 'https://ads.tiktok.com/help/article?aid=744163857974606118',
    checked: '2026-11-25',
  },
  metaConversions: {
    name: 'Meta for Developers',
    url: 'https://developers.facebook.com/docs/marketing-api/conversions-api/',
    checked: '2026-11-25',
  },
  cnilCookies: {
    name: 'CNIL',
    url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388197',
    checked: '2026-11-25',
  },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof sources;
