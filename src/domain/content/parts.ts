import { type GuideSlug, guides, isGuideSlug } from '../guide/guides.ts';
import type { GuidePath, PagePath } from '../site-map/pages.ts';
import { type ContentField, line, text } from './fields.ts';
import { guidePart } from './guide-parts.ts';
import { isLegalPart, type LegalKey, legalKeys, legalPart } from './legal-parts.ts';

/** The groups of parts in the list of the back office. */
export const partGroups = ['home', 'everywhere', 'other', 'guides', 'legal'] as const;
export type PartGroup = (typeof partGroups)[number];

/** Items that are added, ordered and hidden, such as the frequent questions. */
export interface ContentItems {
  fields: readonly ContentField[];
  max: number;
  /** The list of the dictionaries with the default items; absent: no default items. */
  path?: string;
}

export interface ContentPart {
  group: PartGroup;
  /** Pages that show it, the one to preview first. */
  pages: readonly (PagePath | GuidePath)[];
  fields: readonly ContentField[];
  items?: ContentItems;
}

/** How a person gave consent to the publication. */
const consentWays = ['email', 'form', 'letter', 'signature'] as const;

/** The noted consent of the person, or of the client, that an item is about. It is never published. */
const consent = [
  { key: 'consentBy', kind: 'line', max: 120, set: 'consent', internal: true },
  { key: 'consentOn', kind: 'day', max: 10, set: 'consent', internal: true },
  { key: 'consentHow', kind: 'choice', max: 20, choices: consentWays, set: 'consent', internal: true },
] as const;

/** Values that the home page writes into the advantages. */
const advantageTokens = ['first', 'last', 'days', 'renewal', 'independent'] as const;
const advantage = <N extends 0 | 1 | 2 | 3>(index: N) => {
  const set = `advantage${index + 1}`;
  return [
    line(`title${index + 1}`, `home.about.advantages.${index}.title`, {
      tokens: advantageTokens,
      max: 60,
      set,
    }),
    text(`text${index + 1}`, `home.about.advantages.${index}.text`, {
      tokens: advantageTokens,
      max: 240,
      set,
    }),
  ] as const;
};

/** The texts of a page for search engines and messengers. */
const head = <S extends string, P extends string>(set: S, path: P) =>
  [
    line(`${set}Title`, `${path}.title`, { max: 65, set }),
    line(`${set}Description`, `${path}.description`, { max: 220, tokens: 'figures', set }),
  ] as const;

/** What the agency edits of the texts in the dictionaries, in the order of the back office. Legal pages and guides follow. */
export const contentParts = {
  hero: {
    group: 'home',
    pages: ['/'],
    fields: [
      line('slogan', 'home.hero.slogan', { max: 90 }),
      line('title1', 'home.hero.title.0', { max: 40 }),
      line('title2', 'home.hero.title.1', { max: 40 }),
      text('description', 'home.hero.description', { max: 320, tokens: 'figures' }),
      line('simulate', 'home.hero.simulate', { max: 40, tokens: ['budget'] }),
      line('contact', 'home.hero.contact', { max: 40 }),
    ],
  },
  counters: {
    group: 'home',
    pages: ['/', '/youtube-ads', '/meta-ads', '/spotify-ads'],
    fields: [
      line('campaigns', 'home.hero.counters.campaigns', { max: 40, set: 'home' }),
      line('artists', 'home.hero.counters.artists', { max: 40, set: 'home' }),
      line('views', 'home.hero.counters.views', { max: 40, set: 'home' }),
      line('countries', 'home.hero.counters.countries', { max: 40, set: 'home' }),
      line('serviceViews', 'services.shared.stats.views', { max: 40, set: 'services' }),
      line('servicePlays', 'services.shared.stats.plays', { max: 40, set: 'services' }),
      line('serviceCampaigns', 'services.shared.stats.campaigns', { max: 40, set: 'services' }),
      line('serviceArtists', 'services.shared.stats.artists', { max: 40, set: 'services' }),
    ],
  },
  advantages: {
    group: 'home',
    pages: ['/'],
    fields: [...advantage(0), ...advantage(1), ...advantage(2), ...advantage(3)],
  },
  services: {
    group: 'home',
    pages: ['/'],
    fields: [
      line('title', 'home.services.title'),
      text('youtube', 'home.services.youtube.text', { max: 240 }),
      text('meta', 'home.services.meta.text', { max: 240 }),
      text('tiktok', 'home.services.tiktok.text', { max: 240 }),
      // It is shown inside a link, so it must not contain one.
      line('spotify', 'home.services.spotify.text', { max: 240, tokens: ['from'] }),
    ],
  },
  faq: {
    group: 'home',
    pages: ['/', '/faq', '/contact'],
    fields: [
      line('title', 'home.faq.title', { set: 'home' }),
      line('pageTitle', 'faqPage.title', { max: 60, set: 'page' }),
      text('pageLead', 'faqPage.description', { max: 240, set: 'page' }),
    ],
    items: {
      path: 'faq.items',
      max: 60,
      fields: [
        line('question', 'question', { max: 160 }),
        text('answer', 'answer', { max: 1500, tokens: 'figures' }),
      ],
    },
  },
  testimonials: {
    group: 'home',
    pages: ['/', '/all-reviews'],
    fields: [],
    items: {
      max: 60,
      fields: [
        { key: 'text', kind: 'text', max: 800 },
        { key: 'name', kind: 'line', max: 80 },
        { key: 'role', kind: 'line', max: 80, optional: true },
        { key: 'picture', kind: 'picture', max: 64, optional: true },
        ...consent,
      ],
    },
  },
  team: {
    group: 'home',
    pages: ['/'],
    fields: [],
    items: {
      max: 24,
      fields: [
        { key: 'name', kind: 'line', max: 80 },
        { key: 'role', kind: 'line', max: 80 },
        { key: 'picture', kind: 'picture', max: 64, optional: true },
        ...consent,
      ],
    },
  },
  cases: {
    group: 'home',
    pages: ['/'],
    fields: [],
    items: {
      max: 24,
      fields: [
        { key: 'name', kind: 'line', max: 80 },
        { key: 'campaign', kind: 'line', max: 120 },
        { key: 'result', kind: 'text', max: 320 },
        { key: 'missed', kind: 'text', max: 320 },
        ...consent,
      ],
    },
  },
  contact: {
    group: 'home',
    pages: ['/', '/contact'],
    fields: [
      line('title', 'home.contact.title', { set: 'home' }),
      text('text', 'home.contact.text', { max: 320, set: 'home' }),
      line('partnersTitle', 'home.contact.partnersTitle', { set: 'partners' }),
      line('youtube', 'home.contact.partners.youtube', { max: 60, set: 'partners' }),
      line('meta', 'home.contact.partners.meta', { max: 60, set: 'partners' }),
      line('tiktok', 'home.contact.partners.tiktok', { max: 60, set: 'partners' }),
      line('spotify', 'home.contact.partners.spotify', { max: 60, set: 'partners' }),
      text('partnersNote', 'home.contact.partnersNote', { max: 320, set: 'partners' }),
      line('pageTitle', 'contactPage.title', { set: 'page' }),
      text('pageLead', 'contactPage.lead', { max: 320, set: 'page' }),
    ],
  },
  announcement: {
    group: 'everywhere',
    pages: ['/'],
    fields: [
      { key: 'text', kind: 'text', max: 160, optional: true },
      { key: 'linkLabel', kind: 'line', max: 40, optional: true },
      { key: 'link', kind: 'link', max: 500, optional: true },
      { key: 'startsAt', kind: 'moment', max: 16, optional: true },
      { key: 'endsAt', kind: 'moment', max: 16, optional: true },
    ],
  },
  company: {
    group: 'everywhere',
    pages: ['/'],
    fields: [
      text('pitch', 'layout.footer.pitch', { max: 240, set: 'footer' }),
      line('aboutTitle', 'home.about.title', { set: 'about' }),
      text('aboutText', 'home.about.text', { max: 400, set: 'about' }),
    ],
  },
  search: {
    group: 'everywhere',
    // In the order of the fields: the preview shows the result of the chosen page.
    pages: [
      '/',
      '/youtube-ads',
      '/meta-ads',
      '/spotify-ads',
      '/expertise-marketing-musical',
      '/faq',
      '/contact',
    ],
    fields: [
      ...head('home', 'home.meta'),
      ...head('youtube', 'services.youtube.meta'),
      ...head('meta', 'services.meta.meta'),
      ...head('spotify', 'services.spotify.meta'),
      ...head('hub', 'hub.meta'),
      ...head('faq', 'faqPage.meta'),
      ...head('contact', 'contactPage.meta'),
    ],
  },
  hub: {
    group: 'other',
    pages: ['/expertise-marketing-musical'],
    fields: [
      line('guides', 'hub.stats.guides', { max: 40 }),
      line('artists', 'hub.stats.artists', { max: 40 }),
      line('budget', 'hub.stats.budget', { max: 40 }),
      line('source', 'hub.stats.source', { max: 160 }),
    ],
  },
  showcases: {
    group: 'other',
    pages: ['/meta-ads', '/spotify-ads'],
    fields: [
      line('metaTitle', 'services.meta.results.title', { set: 'meta' }),
      text('metaText', 'services.meta.results.text', { tokens: 'figures', set: 'meta' }),
      line('reachTitle', 'services.meta.results.reach.title', { max: 40, set: 'meta' }),
      text('reachText', 'services.meta.results.reach.text', { max: 240, tokens: 'figures', set: 'meta' }),
      line('engagementTitle', 'services.meta.results.engagement.title', { max: 40, set: 'meta' }),
      text('engagementText', 'services.meta.results.engagement.text', {
        max: 240,
        tokens: 'figures',
        set: 'meta',
      }),
      line('growthTitle', 'services.meta.results.growth.title', { max: 40, set: 'meta' }),
      text('growthText', 'services.meta.results.growth.text', { max: 240, tokens: 'figures', set: 'meta' }),
      line('spotifyTitle', 'services.spotify.results.title', { set: 'spotify' }),
      text('spotifyText', 'services.spotify.results.text', { tokens: 'figures', set: 'spotify' }),
      line('streams', 'services.spotify.results.streams', { max: 60, tokens: 'figures', set: 'spotify' }),
      line('listeners', 'services.spotify.results.listeners', { max: 60, set: 'spotify' }),
      line('saves', 'services.spotify.results.saves', { max: 60, set: 'spotify' }),
      line('completion', 'services.spotify.results.completion', { max: 60, set: 'spotify' }),
      line('clicks', 'services.spotify.results.clicks', { max: 60, set: 'spotify' }),
      line('cost', 'services.spotify.results.cost', { max: 60, set: 'spotify' }),
      line('playlists', 'services.spotify.results.playlists', { max: 80, set: 'spotify' }),
    ],
  },
} as const satisfies Record<string, ContentPart>;

/** A part whose defaults are in the dictionaries. */
export type TextPartKey = keyof typeof contentParts;
export const textPartKeys = Object.keys(contentParts) as [TextPartKey, ...TextPartKey[]];

/** All that the agency edits: parts of the dictionaries, and legal pages and guides, whose defaults are files. */
export type PartKey = TextPartKey | LegalKey | GuideSlug;
const fixedKeys: [PartKey, ...PartKey[]] = [...textPartKeys, ...legalKeys];
/** Returns all parts, the guides in reading order. @param listed the built-in guides and the added ones */
export const partKeysWith = (listed: readonly { slug: GuideSlug }[]): [PartKey, ...PartKey[]] => [
  ...fixedKeys,
  ...listed.map(({ slug }) => slug),
];
/** The parts of a site whose agency has added no guide. */
export const partKeys = partKeysWith(guides);

const isTextPart = (key: string): key is TextPartKey => Object.hasOwn(contentParts, key);
/** Whether a key is that of a guide: by its form, since the agency adds guides. It may name none. */
export const isGuidePart = (key: string): key is GuideSlug => isGuideSlug(key);
/** Whether a part is a written page, whose items are blocks: it never mixes languages, and a translation remembers its French. */
export const isWrittenPart = (key: string): key is LegalKey | GuideSlug =>
  isLegalPart(key) || isGuidePart(key);
export const isPartKey = (key: string): key is PartKey => isTextPart(key) || isWrittenPart(key);

/** Returns a part without the literal types, for code that iterates over parts. */
export function partOf(key: PartKey): ContentPart {
  if (isTextPart(key)) return contentParts[key];
  if (isLegalPart(key)) return legalPart(key);
  if (isGuidePart(key)) return guidePart(key);
  throw new Error(`no part is called ${key}`);
}

/** A path in the dictionaries that a field of a part names. */
export type DefaultPath = Extract<
  (typeof contentParts)[TextPartKey]['fields'][number],
  { path: string }
>['path'];
