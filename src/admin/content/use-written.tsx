import type { ReactNode } from 'react';
import type { ContentChange } from '../../contracts/content.ts';
import type { ContentPart } from '../../domain/content/part.ts';
import type { PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ChangedValue } from '../editor/Versions.tsx';
import { useLanguage } from '../texts.ts';
import { ChosenPicture } from '../ui/media-picker/ChosenPicture.tsx';
import { itemWords } from './block-names.ts';
import { fieldLabel, isList, listWords, namingField, placeOf, setLabel } from './content-names.ts';
import { isHidden, isStampName, itemIds, itemKey, type Texts } from './part-texts.ts';

/** Returns functions that format the names and values of a part's texts for sentences, tables and comparisons. */
export function useWritten({ key, part, locale }: { key: PartKey; part: ContentPart; locale: Locale }) {
  const words = useLanguage().t.content;
  const naming = part.items ? namingField(part.items) : '';
  const itemName = (texts: Texts, id: string) =>
    itemWords(key, texts[itemKey(id, naming)] ?? '') || (isList(key) ? listWords(words, key).fresh : '');
  /** Returns the name of a text. @param texts contains the item of the text */
  const nameOf = (name: string, texts: Texts): string => {
    if (name === 'items') return words.conflict.order;
    if (name === 'fallback') return words.versions.fallback;
    if (isStampName(name)) return words.stale.stamps;
    const { item, key: own } = placeOf(name);
    if (item === undefined) {
      const set = setLabel(words, key, part.fields.find((field) => field.key === own)?.set);
      return set === '' ? fieldLabel(words, key, own) : `${set}, ${fieldLabel(words, key, own)}`;
    }
    const of = itemName(texts, item);
    if (own === '') return of;
    return own === 'hidden' ? `${of} (${words.conflict.shown})` : `${of} (${fieldLabel(words, key, own)})`;
  };
  /** Formats a value as text: an order as the names of its items, a choice as its label. */
  const written = (name: string, texts: Texts): string => {
    if (name === 'items')
      return itemIds(texts)
        .map((id) => itemName(texts, id))
        .join(' · ');
    const { item, key: own } = placeOf(name);
    // A whole item: its typed texts, one per line.
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

  /** Formats a value for a comparison: a picture is rendered, and an empty text is replaced by words. */
  const shown = (name: string, texts: Texts): ReactNode => {
    const { item, key: own } = placeOf(name);
    const fields = item === undefined ? part.fields : (part.items?.fields ?? []);
    const text = texts[name] ?? '';
    if (text !== '' && fields.find((field) => field.key === own)?.kind === 'picture')
      return <ChosenPicture id={text} />;
    return written(name, texts) || words.conflict.nothing;
  };
  /** Whether a value is a written text, whose words are compared. */
  const isWritten = (name: string): boolean => {
    const { item, key: own } = placeOf(name);
    const fields = item === undefined ? part.fields : (part.items?.fields ?? []);
    const kind = fields.find((field) => field.key === own)?.kind;
    return kind === 'line' || kind === 'text';
  };
  return {
    nameOf,
    written,
    shown,
    /** @param before all texts before the changes, as `after` is all texts after them: both contain the names of items */
    changesOf: (changes: readonly ContentChange[], before: Texts, after: Texts): ChangedValue[] =>
      changes
        .filter(({ field }) => !isStampName(field))
        .filter(({ field, before: was, after: is }) => {
          const { item, key: own } = placeOf(field);
          if (item === undefined || own !== 'hidden') return true;
          // Of a new or removed item, the visibility is not listed as a change.
          return (
            was !== null &&
            is !== null &&
            isHidden({ ...before, [field]: was }, item) !== isHidden({ ...after, [field]: is }, item)
          );
        })
        .map(({ field, before: was, after: is }) => ({
          path: field,
          label: nameOf(field, is === null ? before : after),
          ...(isWritten(field) && was && is && { words: [was, is] as const }),
          before: was === null ? undefined : shown(field, { ...before, [field]: was }),
          after: is === null ? words.conflict.removed : shown(field, { ...after, [field]: is }),
          lang: locale,
        })),
  };
}
