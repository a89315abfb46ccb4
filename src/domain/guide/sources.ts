/** A page of a platform or an authority that is the source of statements in a guide. */
export interface Source {
  /** The publisher and, if the guides name several of its pages, the subject of this one; the same in every language. */
  name: string;
  url: string;
  /** The day on which the agency last read it, ISO 8601. */
  checked: string;
  /**
   * Present if a stored copy was read instead of the page: the month of the last change that the copy states (`2026-06`), or
   * `undated`.
   */
  copy?: string;
}

/** The sources of the guides' statements about other companies' rules, which change. */
export const sources = {
  spotifyCampaigns: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/campaign-forecasting-and-budgeting/',
    checked: '2026-11-25',
    copy: 'undated',
  },
  spotifyDiscovery: {
    name: 'Spotify for Artists',
    url: 'https://support.spotify.com/us/artists/article/getting-access-to-discovery-mode/',
    checked: '2026-11-25',
    copy: 'undated',
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
    copy: 'undated',
  },
  metaLearning: {
    name: 'Meta Business (Learning phase)',
    url: 'https://www.facebook.com/business/help/112167992830700',
    checked: '2026-11-25',
    copy: 'undated',
  },
  metaObjectives: {
    name: 'Meta for Developers (Ad objectives)',
    url: 'https://developers.facebook.com/blog/post/2023/02/13/outcome-driven-ad-experiences-update/',
    checked: '2026-11-25',
    copy: '2023-02',
  },
  metaAudience: {
    name: 'Meta for Developers (Advantage+ audience)',
    url: 'https://developers.facebook.com/documentation/ads-commerce/marketing-api/audiences/reference/targeting-expansion/advantage-audience',
    checked: '2026-11-25',
    copy: '2026-06',
  },
  metaLookalike: {
    name: 'Meta Business (Lookalike audiences)',
    url: 'https://www.facebook.com/business/help/164749007013531',
    checked: '2026-11-25',
    copy: 'undated',
  },
  metaThruPlay: {
    name: 'Meta Business (ThruPlay)',
    url: 'https://www.facebook.com/business/help/471190536725647',
    checked: '2026-11-25',
    copy: 'undated',
  },
  metaFormats: {
    name: 'Meta Business (Specifications)',
    url: 'https://www.facebook.com/business/help/103816146375741',
    checked: '2026-11-25',
    copy: 'undated',
  },
  metaCreative: {
    name: 'Meta for Developers (Advantage+ creative)',
    url: 'https://developers.facebook.com/documentation/ads-commerce/marketing-api/creative/advantage-creative/get-started',
    checked: '2026-11-25',
    copy: '2026-02',
  },
  youtubeViews: {
    name: 'YouTube (Engagement metrics)',
    url: 'https://support.google.com/youtube/answer/2991785',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleVideoViews: {
    name: 'Google Ads (Video views)',
    url: 'https://support.google.com/google-ads/answer/13982458',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleLookalike: {
    name: 'Google Ads (Lookalike segments)',
    url: 'https://support.google.com/google-ads/answer/13541369',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleLookalikeSignal: {
    name: 'PPC Land (Lookalike segments)',
    url: 'https://ppc.land/google-quietly-strips-lookalikes-hard-targeting-control-in-demand-gen',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleChannels: {
    name: 'Google for Developers (Channel controls)',
    url: 'https://developers.google.com/google-ads/api/docs/demand-gen/channel-controls',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleCustomSegments: {
    name: 'Google Ads (Custom segments)',
    url: 'https://support.google.com/google-ads/answer/9805516',
    checked: '2026-11-25',
    copy: 'undated',
  },
  googleTargeting: {
    name: 'Google Ads (Targeting)',
    url: 'https://support.google.com/google-ads/answer/2454017',
    checked: '2026-11-25',
    copy: 'undated',
  },
  youtubeBenchmarks: {
    name: 'Calc4Marketers (YouTube CTR)',
    url: 'https://www.calc4marketers.com/average-ctr-youtube-ads',
    checked: '2026-11-25',
    copy: '2026-05',
  },
  tiktokMinimums: {
    name: 'TikTok Ads (Budgets)',
    url: 'https://ads.tiktok.com/help/article/budget',
    checked: '2026-11-25',
    copy: '2025-08',
  },
  tiktokBudget: {
    name: 'TikTok Ads (Budget tips)',
    url: 'https://ads.tiktok.com/help/article?aid=744163857974606118',
    checked: '2026-11-25',
    copy: 'undated',
  },
  tiktokLearning: {
    name: 'TikTok Ads (Learning phase)',
    url: 'https://ads.tiktok.com/help/article/learning-phase',
    checked: '2026-11-25',
    copy: '2026-06',
  },
  tiktokFocusedView: {
    name: 'TikTok Ads (Video views)',
    url: 'https://ads.tiktok.com/help/article/video-views-objective',
    checked: '2026-11-25',
    copy: '2024-07',
  },
  tiktokSpark: {
    name: 'TikTok Ads (Spark Ads)',
    url: 'https://ads.tiktok.com/help/article/spark-ads',
    checked: '2026-11-25',
    copy: '2024-07',
  },
  tiktokFormats: {
    name: 'TikTok Ads (In-feed ads)',
    url: 'https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads',
    checked: '2026-11-25',
    copy: '2024-10',
  },
  tiktokAudiences: {
    name: 'TikTok Ads (Custom audiences)',
    url: 'https://ads.tiktok.com/help/article/custom-audiences',
    checked: '2026-11-25',
    copy: '2025-07',
  },
  tiktokTargeting: {
    name: 'TikTok Ads (Smart targeting)',
    url: 'https://ads.tiktok.com/help/article/smart-targeting',
    checked: '2026-11-25',
    copy: 'undated',
  },
  tiktokMusic: {
    name: 'TikTok (Commercial use of music)',
    url: 'https://support.tiktok.com/en/business-and-creator/creator-and-business-accounts/commercial-use-of-music-on-tiktok',
    checked: '2026-11-25',
    copy: 'undated',
  },
  tiktokShares: {
    name: 'CalculateCreator (Share rate)',
    url: 'https://calculatecreator.com/data/engagement/tiktok-share-rate-benchmarks',
    checked: '2026-11-25',
    copy: '2026-02',
  },
  tiktokChallenge: {
    name: 'Stackmatix (Hashtag challenge)',
    url: 'https://www.stackmatix.com/blog/tiktok-branded-hashtag-challenge-guide',
    checked: '2026-11-25',
    copy: 'undated',
  },
  appleTracking: {
    name: 'Apple Developer (User privacy)',
    url: 'https://developer.apple.com/app-store/user-privacy-and-data-use/',
    checked: '2026-11-25',
    copy: 'undated',
  },
  euAdvertising: {
    name: 'EUR-Lex (Digital Services Act)',
    url: 'https://eur-lex.europa.eu/eli/reg/2022/2065/oj',
    checked: '2026-11-25',
    copy: '2022-10',
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
export const isSourceKey = (key: string): key is SourceKey => Object.hasOwn(sources, key);
