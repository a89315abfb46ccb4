import { normalizeEmail } from '../account/email.ts';
import type { Locale } from '../locale/locale.ts';
import { searchKey } from '../text/search-key.ts';
import type { ContentBody, ContentItem } from './content.ts';

/** The parts whose items name a person or a client, with a noted consent. */
export const consentedParts = ['testimonials', 'team', 'cases'] as const;
export type ConsentedPart = (typeof consentedParts)[number];

/** A stored version of such a part in a language; `number` is null for the draft. */
export interface ConsentedVersion {
  part: ConsentedPart;
  locale: Locale;
  number: number | null;
  content: ContentBody['content'];
}

/** Where an item about a person is stored, for the staff: versions never change. */
export interface ConsentedPlace {
  part: ConsentedPart;
  locale: Locale;
  /** Id of the item. */
  item: string;
  /** Numbers of the versions that have it, the newest first. */
  versions: number[];
  /** Whether the newest version shows it. */
  online: boolean;
}

/** An item about a person, with its newest texts. */
export interface ConsentedItem extends ConsentedPlace {
  name: string;
  /** What is published besides the name, and the noted consent. Empty values are left out. */
  texts: string[];
  /** The day of the noted consent; empty: it is not the person's. */
  consentOn: string;
}

/**
 * Returns the items about a person: those whose noted consent names the e-mail address or one of the person's names, and of those online
 * also the ones that have one of the names, which everybody reads.
 * @param email in the spelling of `normalizeEmail`; empty: none
 * @param names keys (`searchKey`) of the names under which the person is stored
 */
export function consentedItems(
  versions: readonly ConsentedVersion[],
  email: string,
  names: readonly string[],
): ConsentedItem[] {
  const consents = ({ consentBy = '' }: ContentItem['fields']) =>
    (email !== '' && consentBy.split(/[\s<>(),;]+/).some((word) => normalizeEmail(word) === email)) ||
    names.includes(searchKey(consentBy));
  const byItem = Map.groupBy(
    versions
      .toSorted((a, b) => (b.number ?? Number.POSITIVE_INFINITY) - (a.number ?? Number.POSITIVE_INFINITY))
      .flatMap((version) => (version.content?.items ?? []).map((item) => ({ ...version, item }))),
    ({ part, locale, item }) => `${part}/${locale}/${item.id}`,
  );
  const newest = new Map<string, number>();
  for (const { part, locale, number } of versions)
    newest.set(`${part}/${locale}`, Math.max(newest.get(`${part}/${locale}`) ?? 0, number ?? 0));
  return [...byItem.values()].flatMap((stored) => {
    const [first] = stored;
    if (!first) return [];
    const shown = stored.find(
      ({ part, locale, number, item }) => number === newest.get(`${part}/${locale}`) && !item.hidden,
    );
    const agreed = stored.find(({ item }) => consents(item.fields));
    const found = agreed ?? (shown && names.includes(searchKey(shown.item.fields['name'] ?? '')) && shown);
    if (!found) return [];
    const {
      name = '',
      consentOn = '',
      text = '',
      role = '',
      campaign = '',
      result = '',
      missed = '',
    } = found.item.fields;
    return [
      {
        ...{ part: first.part, locale: first.locale, item: first.item.id, name },
        versions: stored.flatMap(({ number }) => (number === null ? [] : [number])),
        online: shown !== undefined,
        texts: [role, text, campaign, result, missed].filter((value) => value !== ''),
        consentOn: agreed ? consentOn : '',
      },
    ];
  });
}
