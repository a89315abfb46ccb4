import { type GuideSlug, guides, isGuideSlug } from '../guide/guides.ts';
import { line, text } from './fields.ts';
import { glossaryPart } from './glossary-part.ts';
import { guidePart } from './guide-parts.ts';
import { homeParts } from './home-parts.ts';
import { isLegalPart, type LegalKey, legalKeys, legalPart } from './legal-parts.ts';
import type { ContentPart } from './part.ts';
import { serviceParts } from './service-parts.ts';

/** The texts of a page for search engines and messengers. */
const head = <S extends string, P extends string>(set: S, path: P) =>
  [
    line(`${set}Title`, `${path}.title`, { max: 65, set }),
    line(`${set}Description`, `${path}.description`, { max: 220, tokens: 'figures', set }),
  ] as const;

/** What the agency edits of the texts in the dictionaries, in the order of the back office. Legal pages and guides follow. */
export const contentParts = {
  ...homeParts,
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
  ...serviceParts,
  glossary: glossaryPart,
  asks: {
    group: 'other',
    pages: ['/questions'],
    fields: [],
    apart: true,
    items: {
      max: 400,
      fields: [
        { key: 'text', kind: 'line', max: 200 },
        { key: 'passage', kind: 'line', max: 64, optional: true },
      ],
    },
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
    group: 'services',
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
/** A part of the dictionaries with items. */
export type ListPartKey = {
  [Key in TextPartKey]: (typeof contentParts)[Key] extends { items: object } ? Key : never;
}[TextPartKey];

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
