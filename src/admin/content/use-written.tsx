import type { ReactNode } from 'react';
import type { ContentChange } from '../../contracts/content.ts';
import type { ContentPart, PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ChangedValue } from '../editor/Versions.tsx';
import { useLanguage } from '../texts.ts';
import { ChosenPicture } from '../ui/media-picker/ChosenPicture.tsx';
import { fieldLabel, isList, namingField, placeOf, setLabel } from './content-names.ts';
import { isHidden, itemIds, itemKey, type Texts } from './part-texts.ts';

/** The names of the texts of a part, and their values as they are read in sentences, tables and comparisons. */
export function useWritten({ key, part, locale }: { key: PartKey; part: ContentPart; locale: Locale }) {
  const words = useLanguage().t.content;
  const naming = part.items ? namingField(part.items) : '';
  const itemName = (texts: Texts, id: string) =>
    texts[itemKey(id, naming)] || (isList(key) ? words.items[key].fresh : '');
  /** The name of a text; `texts` are those in which its item is looked up. */
  const nameOf = (name: string, texts: Texts): string => {
    if (name === 'items') return words.conflict.order;
    if (name === 'fallback') return words.versions.fallback;
    const { item, key: own } = placeOf(name);
    if (item === undefined) {
      const set = setLabel(words, key, part.fields.find((field) => field.key === own)?.set);
      return set === '' ? fieldLabel(words, key, own) : `${set}, ${fieldLabel(words, key, own)}`;
    }
    const of = itemName(texts, item);
    if (own === '') return of;
    return own === 'hidden' ? `${of} (${words.conflict.shown})` : `${of} (${fieldLabel(words, key, own)})`;
  };
  /** A text as it is read: an order by the names of its items, a choice by its words. */
  const written = (name: string, texts: Texts): string => {
    if (name === 'items')
      return itemIds(texts)
        .map((id) => itemName(texts, id))
        .join(' · ');
    const { item, key: own } = placeOf(name);
    // The item as a whole: its typed texts one below the other.
    if (item !== undefined && own === '')
      return (part.items?.fields ?? [])
        .filter(({ kind }) => kind === 'line' || kind === 'text')
        .flatMap((field) => texts[itemKey(item, field.key)] || [])
        .join('\n');
    if (item !== undefined && own === 'hidden')
      return isHidden(texts, item) ? words.conflict.hidden : words.conflict.shown;
    const text = texts[name] ?? '';
    if (name === 'fallback') return words.fallback[text === 'fr' ? 'fr' : 'none'];
    return (words.choices as Readonly<Record<string, string>>)[text] ?? text;
  };

  /** A text where two are compared: a picture is seen, and words stand for an empty text. */
  const shown = (name: string, texts: Texts): ReactNode => {
    const { item, key: own } = placeOf(name);
    const fields = item === undefined ? part.fields : (part.items?.fields ?? []);
    const text = texts[name] ?? '';
    if (text !== '' && fields.find((field) => field.key === own)?.kind === 'picture')
      return <ChosenPicture id={text} />;
    return written(name, texts) || words.conflict.nothing;
  };
  return {
    nameOf,
    written,
    shown,
    /** @param before all texts on either side: the names of items are looked up there */
    changesOf: (changes: readonly ContentChange[], before: Texts, after: Texts): ChangedValue[] =>
      changes
        .filter(({ field, before: was, after: is }) => {
          const { item, key: own } = placeOf(field);
          if (item === undefined || own !== 'hidden') return true;
          // An item that is new or gone is visible: that says nothing.
          return (
            was !== null &&
            is !== null &&
            isHidden({ ...before, [field]: was }, item) !== isHidden({ ...after, [field]: is }, item)
          );
        })
        .map(({ field, before: was, after: is }) => ({
          path: field,
          label: nameOf(field, is === null ? before : after),
          before: was === null ? undefined : shown(field, { ...before, [field]: was }),
          after: is === null ? words.conflict.removed : shown(field, { ...after, [field]: is }),
          lang: locale,
        })),
  };
}
