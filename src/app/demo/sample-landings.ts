import type { LandingChannel } from '../../domain/landing/counts/landing-count.ts';
import { languagesOf, titleOf } from '../../domain/landing/landing-content.ts';
import {
  emptyTexts,
  type LandingContent,
  type LandingTemplate,
  newContent,
} from '../../domain/landing/landing-page.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import type { LandingCount, SampleLanding } from '../ports/landing/landing.ts';
import { type DemoMoments, demoDay, demoMoment } from './demo-moments.ts';

/** Links of an invented artist are at a domain reserved for examples, because no service has the music. */
const link = (name: string): string => `https://example.com/${name}`;

/** Formats the day of epoch milliseconds in a zone, in the words of a language. */
export type FormatDate = (locale: Locale, time: number, zone: string) => string;

/** Number of days for which the sample release has been online. */
const ONLINE_DAYS = 21;

function release(): LandingContent {
  const content = newContent('fr', 'Les Éclats bleus');
  const row = (id: string, platform: 'spotify' | 'apple-music' | 'deezer' | 'bandcamp', buy = false) => ({
    id,
    platform,
    verb: buy ? ('buy' as const) : ('listen' as const),
    url: link(platform),
    presave: '',
  });
  return {
    ...content,
    shared: {
      ...content.shared,
      artist: 'Nova Lune',
      primary: '#f2c14e',
      secondary: '#1d2b53',
      actionLink: link('spotify'),
      sections: { ...content.shared.sections, testimonials: false },
      features: [
        { id: 'samples1', icon: 'album' },
        { id: 'samples2', icon: 'headphones' },
      ],
      callLink: link('newsletter'),
      social: { spotify: '', youtube: link('youtube'), instagram: link('instagram'), tiktok: '' },
      platforms: [
        row('sampler1', 'spotify'),
        row('sampler2', 'apple-music'),
        row('sampler3', 'deezer'),
        row('sampler4', 'bandcamp', true),
      ],
    },
    texts: {
      fr: {
        ...emptyTexts(),
        title: 'Les Éclats bleus',
        description: 'Le premier album de Nova Lune, enregistré de nuit entre Nantes et Lisbonne.',
        action: 'Écouter l’album',
        hero: {
          title: 'Les Éclats bleus',
          subtitle: 'Neuf titres, une guitare et la mer pas loin.',
          button: 'Écouter',
        },
        features: {
          samples1: { title: 'Neuf titres', description: 'Enregistrés en prise directe.' },
          samples2: { title: 'À écouter au casque', description: 'Mixé pour les trajets de nuit.' },
        },
        testimonials: {},
        call: {
          title: 'Être prévenu des concerts',
          description: 'Une lettre par mois, pas plus.',
          button: 'S’inscrire',
        },
        social: { title: 'Suivre Nova Lune' },
      },
      en: {
        ...emptyTexts(),
        title: 'Les Éclats bleus',
        description: 'The first album by Nova Lune, recorded at night between Nantes and Lisbon.',
        action: 'Listen to the album',
        hero: {
          title: 'Les Éclats bleus',
          subtitle: 'Nine songs, one guitar, the sea nearby.',
          button: 'Listen',
        },
        features: {
          samples1: { title: 'Nine songs', description: 'Recorded live.' },
          samples2: { title: 'Made for headphones', description: 'Mixed for journeys at night.' },
        },
        testimonials: {},
        call: {
          title: 'Hear about concerts',
          description: 'One letter a month, no more.',
          button: 'Sign up',
        },
        social: { title: 'Follow Nova Lune' },
      },
    },
  };
}

function concert(moments: DemoMoments, formatDate: FormatDate): LandingContent {
  const content = newContent('fr', 'Nova Lune en concert');
  const day = demoMoment(moments, -40, '20:30');
  const shown = formatDate('fr', day, AGENCY_ZONE);
  return {
    ...content,
    shared: {
      ...content.shared,
      artist: 'Nova Lune',
      primary: '#e4572e',
      secondary: '#17202a',
      actionLink: link('billetterie'),
      sections: {
        ...content.shared.sections,
        features: false,
        testimonials: false,
        call: false,
        social: false,
      },
      event: { startsAt: day, place: 'Salle des Quais, Nantes', soldOut: false },
    },
    texts: {
      fr: {
        ...emptyTexts(),
        title: 'Nova Lune en concert',
        description: 'Nova Lune joue « Les Éclats bleus » à Nantes.'
          .replace('« ', '«\u00a0')
          .replace(' »', '\u00a0»'),
        action: 'Réserver',
        hero: { title: shown, subtitle: 'Salle des Quais, Nantes, 20 h 30', button: 'Réserver' },
      },
    },
  };
}

/** Returns the sample landing pages: a release that is online, with its counts, and the draft of a concert. */
export function sampleLandings(moments: DemoMoments, formatDate: FormatDate): SampleLanding[] {
  const online = demoMoment(moments, ONLINE_DAYS, '09:00');
  return [
    sample('sample-landing-1', 'album-release', release(), online, {
      slug: 'les-eclats-bleus',
      counts: countsOf(moments),
    }),
    sample(
      'sample-landing-2',
      'music-event',
      concert(moments, formatDate),
      demoMoment(moments, 2, '16:20'),
      undefined,
    ),
  ];
}

function sample(
  id: string,
  template: LandingTemplate,
  content: LandingContent,
  at: number,
  published: { slug: string; counts: LandingCount[] } | undefined,
): SampleLanding {
  const languages = languagesOf(content);
  const page = {
    id,
    template,
    content,
    title: titleOf(content),
    picture: null,
    languages,
    slug: published?.slug ?? null,
    version: 1,
    publishedDraft: published ? 1 : null,
    liveVersion: published ? 1 : null,
    publishAt: published ? at : null,
    unpublishAt: null,
    previousVersion: null,
    previousUntil: null,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
    updatedBy: null,
    deletedAt: null,
    demo: true,
  };
  return {
    page,
    published: published ? { number: 1, template, languages, by: null, at, content } : undefined,
    counts: published?.counts ?? [],
  };
}

/** Each channel with its visits on the first day, and the share of visits with a click. */
const channels: readonly (readonly [LandingChannel, number, number])[] = [
  ['meta-ads', 46, 0.34],
  ['instagram', 14, 0.41],
  ['direct', 6, 0.5],
];
const targets = ['spotify', 'deezer', 'apple-music', 'bandcamp'] as const;

/** Returns views and clicks of each day: most at the release, with a small weekly variation. */
function countsOf(moments: DemoMoments): LandingCount[] {
  return Array.from({ length: ONLINE_DAYS }, (_, index) => ONLINE_DAYS - index).flatMap((daysAgo) => {
    const day = demoDay(moments, -daysAgo);
    const strength = 0.45 + 0.55 * (daysAgo / ONLINE_DAYS) + (daysAgo % 7 < 2 ? 0.2 : 0);
    return channels.flatMap(([channel, visits, share]) => {
      const views = Math.round(visits * strength);
      const clicks = Math.round(views * share);
      const row = { page: 'sample-landing-1', day, locale: 'fr' as const, channel, variant: '' as const };
      const parts = targets.map((target, index) => ({
        target,
        count: Math.floor(clicks / 2 ** (index + 1)) + (index === 0 ? clicks % 2 : 0),
      }));
      const clicked = parts.filter(({ count }) => count > 0);
      return [
        { ...row, kind: 'view' as const, target: '' as const, count: views },
        ...clicked.map((part) => ({ ...row, kind: 'click' as const, ...part })),
        ...clicked.map((part) => ({ ...row, kind: 'conversion' as const, ...part })),
      ];
    });
  });
}
