import type { ContentPart, PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { fieldLabel, isList, namingField, placeOf, setLabel } from './content-names.ts';
import { isHidden, itemIds, itemKey, type Texts } from './part-texts.ts';

/** The names of the texts of a part, and of their values, in sentences and tables. */
export function useTextNames({ key, part }: { key: PartKey; part: ContentPart }) {
  const { t } = useLanguage();
  const words = t.content;
  const naming = part.items ? namingField(part.items) : '';
  const itemName = (texts: Texts, id: string) =>
    texts[itemKey(id, naming)] || (isList(key) ? words.items[key].fresh : '');
  return {
    /** The name of a text; `texts` are those in which its item is looked up. */
    nameOf: (name: string, texts: Texts): string => {
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
    },
    /** A text as it is read: an order by the names of its items, a choice by its words. */
    written: (name: string, texts: Texts): string => {
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
    },
  };
}

/** Which languages have a draft that waits, in the order of the languages. */
export const draftsIn = (locales: readonly { locale: Locale; state: string }[]): Locale[] =>
  locales.filter(({ state }) => state === 'draft').map(({ locale }) => locale);
