import type { ContentItem, PartContent, Stamps } from './content.ts';
import { type PartKey, partOf } from './parts.ts';

/** In place of the stamp of a French block: it was removed, and the translation keeps its block. */
export const GONE = 'gone';
/** The key of the order of the blocks. */
export const ORDER = 'items';
const ITEM = 'item:';

/** Returns the name of a stamped text in the API: `title`, `items.<id>` or `items`. */
export const nameOfStamp = (key: string): string =>
  key.startsWith(ITEM) ? `items.${key.slice(ITEM.length)}` : key;
/** Returns the key of the stamp of a text or of a block: `items.<id>` and `items.<id>.text` have the same. */
export const stampKey = (name: string): string => name.replace(/^items\.([^.]+).*$/, `${ITEM}$1`);

/** Returns a stamp of a text: a hash of 53 bits (cyrb53, public domain), equal for equal texts. */
export function stampOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A block as it is compared: its kind, then its text or what it draws. */
const textOfItem = ({ fields }: ContentItem): string =>
  [fields['kind'], fields['text'] || fields['of'] || ''].join('\n');
/** Returns the words of a compared text, without the kind of a block. */
export const shownText = (key: string, text: string): string =>
  key.startsWith(ITEM) ? text.slice(text.indexOf('\n') + 1) : text;

const visible = (items: readonly ContentItem[]) => items.filter(({ hidden }) => !hidden);

/** Returns the texts of a guide that translations follow, by the key of their stamp: its fields, and its visible blocks. */
export function frenchTexts(part: PartKey, content: PartContent): ReadonlyMap<string, string> {
  return new Map([
    ...partOf(part).fields.map(({ key }): [string, string] => [key, content.fields[key] ?? '']),
    ...visible(content.items).map((item): [string, string] => [`${ITEM}${item.id}`, textOfItem(item)]),
  ]);
}

/** Returns the content with the texts of the default in place of empty ones, as visitors see it. */
export const wholeContent = (content: PartContent | null | undefined, standard: PartContent): PartContent =>
  content
    ? {
        ...content,
        fields: Object.fromEntries(
          Object.entries({ ...standard.fields, ...content.fields }).map(([key, text]) => [
            key,
            text || (standard.fields[key] ?? ''),
          ]),
        ),
      }
    : standard;

const knownAs = (stamps: Stamps, key: string, text: string) => stamps[key] ?? stampOf(text);

/**
 * Returns the stamps of a French version that is published: those of the texts that were changed without effect on translations,
 * now or before.
 * @param silent keys of the texts whose change now has no effect
 */
export function frenchStamps(
  before: { texts: ReadonlyMap<string, string>; stamps: Stamps },
  after: ReadonlyMap<string, string>,
  silent: ReadonlySet<string>,
): Stamps {
  const kept: Record<string, string> = {};
  for (const [key, text] of after) {
    const was = before.texts.get(key);
    if (was === undefined) continue;
    const known = knownAs(before.stamps, key, was);
    if ((text === was || silent.has(key)) && known !== stampOf(text)) kept[key] = known;
  }
  return kept;
}

export const staleKinds = ['changed', 'new', 'removed', 'moved'] as const;
export type StaleKind = (typeof staleKinds)[number];

/** A text of a translation whose French text has changed since. */
export interface Stale {
  key: string;
  kind: StaleKind;
  /** The stamp that says that the translation is right for the French of now. */
  stamp: string;
  /** The stamp of the French text that the translation was right for. */
  since: string;
}

/** A French text and its translation, with what each is known to be right for. */
export interface Sides {
  french: PartContent;
  frenchStamps: Stamps;
  /** The French file, from which the translation of the file was made. */
  frenchStandard: PartContent;
  own: PartContent;
  stamps: Stamps;
}

/** Returns what changed in French since a translation was last said to be right, in the order of the French page. */
export function staleTexts(part: PartKey, sides: Sides): Stale[] {
  const { french, frenchStandard, own, stamps } = sides;
  const now = frenchTexts(part, french);
  const first = frenchTexts(part, frenchStandard);
  const has = new Set(own.items.map(({ id }) => `${ITEM}${id}`));
  const stale: Stale[] = [];
  const moved = movedOrder(sides);
  if (moved) stale.push(moved);
  for (const [key, text] of now) {
    const stamp = knownAs(sides.frenchStamps, key, text);
    const from = first.get(key);
    const since = stamps[key] ?? (from === undefined ? '' : stampOf(from));
    if (since === stamp) continue;
    stale.push({ key, kind: key.startsWith(ITEM) && !has.has(key) ? 'new' : 'changed', stamp, since });
  }
  for (const { id } of visible(own.items)) {
    const key = `${ITEM}${id}`;
    const since = stamps[key] ?? (first.has(key) ? stampOf(first.get(key) ?? '') : undefined);
    if (now.has(key) || since === undefined || since === GONE) continue;
    stale.push({ key, kind: 'removed', stamp: GONE, since });
  }
  return stale;
}

/**
 * Returns the names of the texts of a translation that are still the French ones, word for word, and that nobody has said to be
 * right: `title`, `items.<id>.text`. What code draws has no words.
 */
export function untranslatedTexts(part: PartKey, sides: Sides): string[] {
  const { own, french } = sides;
  return staleTexts(part, sides).flatMap(({ key }) => {
    if (!key.startsWith(ITEM)) return own.fields[key] && own.fields[key] === french.fields[key] ? [key] : [];
    const id = key.slice(ITEM.length);
    const textIn = ({ items }: PartContent) => items.find((item) => item.id === id)?.fields['text'] ?? '';
    return textIn(own) !== '' && textIn(own) === textIn(french) ? [`items.${id}.text`] : [];
  });
}

/** The order counts as changed where French moved blocks that both have, and the translation does not follow. */
function movedOrder({ french, frenchStandard, own, stamps }: Sides): Stale | undefined {
  const ids = visible(french.items).map(({ id }) => id);
  const stamp = stampOf(ids.join(' '));
  if (stamps[ORDER] === stamp) return undefined;
  const follows = isInOrder(
    ids,
    own.items.map(({ id }) => id),
  );
  if (
    follows ||
    isInOrder(
      ids,
      frenchStandard.items.map(({ id }) => id),
    )
  )
    return undefined;
  return { key: ORDER, kind: 'moved', stamp, since: stamps[ORDER] ?? '' };
}

/** Whether the ids that both lists have are in the same order. */
function isInOrder(one: readonly string[], other: readonly string[]): boolean {
  const [here, there] = [new Set(one), new Set(other)];
  return one.filter((id) => there.has(id)).join(' ') === other.filter((id) => here.has(id)).join(' ');
}
