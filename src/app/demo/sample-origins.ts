import type { Utm } from '../../domain/attribution/utm.ts';

/** The origin of a visit: the referring address, and the campaign's parameters. */
interface Origin {
  referrer: string | null;
  utm: Utm;
}

/** The origins of the samples. */
export const sampleOrigins = {
  direct: { referrer: null, utm: {} },
  search: { referrer: 'https://www.google.com/', utm: {} },
  partner: { referrer: null, utm: { utm_source: 'webzine', utm_medium: 'referral' } },
  google: {
    referrer: 'https://www.google.com/',
    utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'promotion-clip' },
  },
  instagram: {
    referrer: 'https://l.instagram.com/',
    utm: { utm_source: 'instagram', utm_medium: 'story', utm_campaign: 'sorties' },
  },
  facebook: {
    referrer: 'https://m.facebook.com/',
    utm: { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'simulateur' },
  },
  newsletter: { referrer: null, utm: { utm_source: 'newsletter', utm_medium: 'email' } },
  youtube: {
    referrer: 'https://www.youtube.com/',
    utm: { utm_source: 'youtube', utm_medium: 'description' },
  },
  tiktok: { referrer: null, utm: { utm_source: 'tiktok', utm_medium: 'bio' } },
} as const satisfies Record<string, Origin>;

export type SampleOrigin = keyof typeof sampleOrigins;
