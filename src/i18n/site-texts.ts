import type { ContentSnapshot, PartContent } from '../domain/content/content.ts';
import type { ContentItems } from '../domain/content/part.ts';
import { type contentParts, partOf, type TextPartKey, textPartKeys } from '../domain/content/parts.ts';
import { resolvePart } from '../domain/content/resolve.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { OwnAsk } from '../domain/questions/own-asks.ts';
import { defaultContent } from './content-defaults.ts';
import type { PageDictionary } from './dictionary.ts';
import { type EditedDictionary, editedDictionary } from './edited-dictionary.ts';

/** A testimonial that the agency published, with the noted consent of its person. */
export interface Testimonial {
  id: string;
  text: string;
  name: string;
  role: string;
  /** Id of a picture of the media library; empty: no picture. */
  picture: string;
}

/** A person of the agency, published with noted consent. */
export interface Colleague {
  id: string;
  name: string;
  role: string;
  /** Id of a picture of the media library; empty: no picture. */
  picture: string;
}

/** A campaign of a client who permitted its publication. */
export interface CampaignCase {
  id: string;
  name: string;
  /** Platform, goal and period, in the agency's words. */
  campaign: string;
  /** Text with marks. */
  result: string;
  /** What fell short, a text with marks: a case without it is not published. */
  missed: string;
}

/** The texts of the announcement bar; `isAnnounced` decides when it is shown. */
export type AnnouncementTexts = Record<(typeof contentParts.announcement.fields)[number]['key'], string>;

/** The texts of the public pages: the dictionaries of a language with the agency's own texts. */
export interface SiteTexts extends PageDictionary, EditedDictionary {
  /** The ids do not change when the agency edits the list. Those of the dictionaries are `default-1`, `default-2` … */
  faq: { items: { id: string; question: string; answer: string }[] };
  testimonials: readonly Testimonial[];
  team: readonly Colleague[];
  cases: readonly CampaignCase[];
  announcement: AnnouncementTexts;
  /** The agency's words for the question box. */
  asks: readonly OwnAsk[];
}

const NOTHING: ContentSnapshot = {};
/** The snapshot is the same object until the next publication, so that values computed from the texts stay valid. */
const known = new WeakMap<ContentSnapshot, Partial<Record<Locale, SiteTexts>>>();

/**
 * Returns the texts of the public pages in a language: the dictionaries, overlaid with the online content. It returns the
 * same object for the same snapshot.
 */
export function textsOf(locale: Locale, snapshot: ContentSnapshot = NOTHING): SiteTexts {
  const ofSnapshot = known.get(snapshot) ?? {};
  known.set(snapshot, ofSnapshot);
  ofSnapshot[locale] ??= overlaid(locale, snapshot);
  return ofSnapshot[locale];
}

function overlaid(locale: Locale, snapshot: ContentSnapshot): SiteTexts {
  const resolved = Object.fromEntries(
    textPartKeys.map((part) => [part, resolvePart(part, locale, snapshot, defaultContent)]),
  ) as Record<TextPartKey, PartContent>;
  const texts = structuredClone(editedDictionary(locale));
  for (const part of textPartKeys) {
    // Without a publication, the part is that of the dictionaries.
    if (!snapshot[part]?.[locale]) continue;
    const { fields, items } = partOf(part);
    for (const { key, path } of fields) if (path) setText(texts, path, resolved[part].fields[key] ?? '');
    if (items?.path) setAt(texts, items.path, itemsOf(items, resolved[part]));
  }
  return {
    ...texts,
    faq: {
      items: resolved.faq.items.map(({ id, fields }) => ({
        id,
        question: fields['question'] ?? '',
        answer: fields['answer'] ?? '',
      })),
    },
    testimonials: resolved.testimonials.items.map(({ id, fields }) => ({
      id,
      text: fields['text'] ?? '',
      name: fields['name'] ?? '',
      role: fields['role'] ?? '',
      picture: fields['picture'] ?? '',
    })),
    team: resolved.team.items.map(({ id, fields }) => ({
      id,
      name: fields['name'] ?? '',
      role: fields['role'] ?? '',
      picture: fields['picture'] ?? '',
    })),
    cases: resolved.cases.items.map(({ id, fields }) => ({
      id,
      name: fields['name'] ?? '',
      campaign: fields['campaign'] ?? '',
      result: fields['result'] ?? '',
      missed: fields['missed'] ?? '',
    })),
    announcement: resolved.announcement.fields as AnnouncementTexts,
    asks: resolved.asks.items.map(({ fields }) => ({
      text: fields['text'] ?? '',
      passage: fields['passage'] ?? '',
    })),
  };
}

/** Returns items as the dictionaries have them: fixed ones by their ids, all others in a list. */
function itemsOf({ ids }: ContentItems, { items }: PartContent): object {
  return ids
    ? Object.fromEntries(items.map(({ id, fields }) => [id, fields]))
    : items.map(({ id, fields }) => ({ id, ...fields }));
}

/** Replaces the text at a path such as `home.hero.title.0`. @throws Error if the dictionaries have no text there */
export function setText(texts: object, path: string, text: string): void {
  setAt(texts, path, text);
}

function setAt(texts: object, path: string, value: string | object): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)?.[step], texts);
  if (typeof holder !== 'object' || holder === null || typeof Reflect.get(holder, last) !== typeof value)
    throw new Error(`The dictionaries have no text at ${path}.`);
  Reflect.set(holder, last, value);
}
