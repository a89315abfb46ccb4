import { line, text } from './fields.ts';
import type { ContentPart } from './part.ts';

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

/** The parts of the home page, in the order of the back office. */
export const homeParts = {
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
} as const satisfies Record<string, ContentPart>;
