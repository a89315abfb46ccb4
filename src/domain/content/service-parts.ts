import { LONG_TEXT, SHORT_TEXT } from '../documents/fields.ts';
import { type ContentField, line } from './fields.ts';
import type { ContentPart } from './part.ts';

type Page = 'youtube' | 'meta' | 'spotify';

/** The names of texts that are sentences; all others are as short as a title. */
const sentences = /(text|description|alt|note|selection|value|detail|missing|nothingSent|linkError)\d?$/i;

/**
 * Declares the texts of a section of the service pages: plain lines with figures. Their keys begin with the name of the section.
 * @param set the section
 * @param path where the dictionaries have its texts
 * @param names of its texts there: a `name`, or a `name:path` where the two differ
 */
const section = (set: string, path: string, names: readonly string[]): ContentField[] =>
  names.map((one) => {
    const [name = '', own = name] = one.split(':');
    return {
      key: `${set}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      kind: 'line',
      path: `${path}.${own}`,
      max: sentences.test(name) ? LONG_TEXT : SHORT_TEXT,
      tokens: 'figures',
      set,
    };
  });

/** The names of the texts of a list in the dictionaries, numbered from 1: `title1:points.0.title`. */
const numbered = (count: number, list: string, names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) =>
    names.map((name) => `${name}${index + 1}:${list}.${index}.${name}`),
  ).flat();

const points = (count: number, list: string) => numbered(count, list, ['title', 'text']);
/** Names of texts below a name of their own: `audioName:audio.name`. */
const under = (name: string, names: readonly string[]): string[] =>
  names.map((own) => `${name}${own.charAt(0).toUpperCase()}${own.slice(1)}:${name}.${own}`);

interface Own {
  form: readonly string[];
  instrument: readonly string[];
  /** How many prices are beside the reasons. */
  facts: number;
  final: readonly string[];
  /** Sections that the other pages lack. */
  more?: readonly ContentField[];
}

/** A page of a service: all its texts besides its head (`search`) and the texts of its showcase (`showcases`). */
function servicePart(page: Page, { form, instrument, facts, final, more = [] }: Own) {
  const at = (name: string) => `services.${page}.${name}`;
  return {
    group: 'services',
    pages: [`/${page}-ads` as const],
    fields: [
      ...section('hero', at('hero'), ['slogan', 'title1:title.0', 'title2:title.1', 'description']),
      ...section('form', at('form'), form),
      ...section('instrument', at('instrument'), instrument),
      ...section('value', at('value'), [
        ...['eyebrow', 'title', 'text', ...points(3, 'points')],
        ...numbered(facts, 'facts', ['label', 'value']),
        // Only the first price of YouTube has a second line.
        ...(page === 'youtube' ? ['detail1:facts.0.detail'] : []),
        'note',
      ]),
      ...section('stats', at('stats'), ['title']),
      ...section('steps', at('steps'), ['title', ...points(3, 'items')]),
      ...section('reviews', at('reviews'), ['title']),
      ...section('offer', at('offer'), ['title', ...points(6, 'items')]),
      ...more,
      ...section('trust', at('trust'), ['title', 'text', ...points(4, 'claims')]),
      ...section('faq', at('faq'), ['title']),
      ...section('final', at('final'), final),
    ],
    items: {
      path: at('faq.items'),
      max: 20,
      fields: [
        line('question', 'question', { max: 160 }),
        line('answer', 'answer', { max: 1500, tokens: 'figures' }),
      ],
    },
  } satisfies ContentPart;
}

const shared = 'services.shared';

/**
 * The pages of the services, and the texts that they share. Not edited: the examples of a demonstration, which must be marked as
 * examples, and the sentence of the newsletter, which is stored with each consent.
 */
export const serviceParts = {
  serviceYoutube: servicePart('youtube', {
    form: ['title', 'link', 'submit'],
    instrument: ['alt', 'skip', 'goal'],
    facts: 5,
    final: ['title', 'text', 'action'],
  }),
  serviceMeta: servicePart('meta', {
    form: ['title', 'link', 'submit'],
    instrument: ['alt', 'yours'],
    facts: 4,
    final: ['title', 'text', 'action'],
    more: section('results', 'services.meta.results', [
      ...under('reach', ['unit', 'alt']),
      ...under('engagement', ['unit', 'alt']),
      ...under('growth', ['unit', 'alt', 'before', 'after']),
    ]),
  }),
  serviceSpotify: servicePart('spotify', {
    form: ['title', 'link', 'submit', 'note'],
    instrument: ['alt', 'before', 'yours', 'length', 'after'],
    facts: 4,
    final: ['title', 'text'],
    more: [
      ...section('examples', 'services.spotify.examples', [
        ...['eyebrow', 'title', 'text', 'enlarge', 'close', 'tag'],
        ...under('mock', ['ad', 'track', 'artist', 'listen']),
        ...under('audio', ['name', 'text', 'alt']),
        ...under('video', ['name', 'text', 'alt']),
        ...under('display', ['name', 'text', 'alt']),
      ]),
      ...section('results', 'services.spotify.results', ['alt']),
    ],
  }),
  serviceShared: {
    group: 'services',
    pages: ['/youtube-ads', '/meta-ads', '/spotify-ads'],
    fields: [
      ...section('form', `${shared}.form`, ['name', 'email', 'optional', 'nothingSent', 'linkError']),
      ...section('booking', `${shared}.booking`, ['missing', 'email']),
      ...section('titles', shared, [
        ...['stats', 'steps', 'reviews', 'offer', 'trust', 'results', 'faq'].map(
          (name) => `${name}:${name}.eyebrow`,
        ),
        'source:stats.source',
      ]),
      ...section('reviews', `${shared}.reviews`, ['anyPlatform', 'selection', 'all', 'topRating']),
      ...section('links', shared, ['more:faq.more', 'guide', 'book', 'write', 'newTab']),
    ],
  },
} satisfies Record<string, ContentPart>;
