import { defaultLocale, type Locale } from '../locale/locale.ts';
import { hasKnownTokens } from './check.ts';
import { CONTENT_SCHEMA, type ContentItem, type ContentSnapshot, type PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import { isWrittenPart, type PartKey, partOf } from './parts.ts';

/** Returns the documented default of a part. */
export type DefaultOf<Key extends PartKey = PartKey> = (part: Key, locale: Locale) => PartContent;

type Texts = Readonly<Record<string, string>> | undefined;

/**
 * Returns the shown texts of a part in a language. A text that the agency wrote has priority. Without one, the agency's
 * French text replaces it if the editor chose so, else the documented default. Hidden items, items that lack a text,
 * and internal fields are left out.
 */
export function resolvePart<Key extends PartKey>(
  part: Key,
  locale: Locale,
  snapshot: ContentSnapshot,
  defaultOf: DefaultOf<Key>,
): PartContent {
  const { fields, items, apart } = partOf(part);
  const own = snapshot[part]?.[locale];
  // A written page never mixes two languages.
  const mixes = !isWrittenPart(part) && !apart;
  const usesFrench = locale !== defaultLocale && own?.fallback === 'fr' && mixes;
  const french = usesFrench ? (snapshot[part]?.fr?.content ?? undefined) : undefined;
  const [standard, frenchStandard] = [defaultOf(part, locale), defaultOf(part, defaultLocale)];
  const content = own?.content ?? undefined;
  const byId = (list: readonly ContentItem[] | undefined, id: string) => list?.find((item) => item.id === id);

  const itemsShown = (): readonly ContentItem[] => {
    if (items?.ids) return standard.items;
    if (!content) return french?.items ?? standard.items;
    const missing = (french?.items ?? []).filter(({ id }) => !byId(content.items, id));
    return [...content.items, ...missing];
  };
  const shown = (items ? itemsShown() : [])
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => ({
      id,
      hidden: false,
      fields: pickTexts(
        items?.fields ?? [],
        byId(content?.items, id)?.fields,
        byId(french?.items, id)?.fields,
        byId(standard.items, id)?.fields,
        byId(frenchStandard.items, id)?.fields,
      ),
    }))
    .filter((item) => isComplete(items?.fields ?? [], item));
  return {
    schema: CONTENT_SCHEMA,
    fields: pickTexts(fields, content?.fields, french?.fields, standard.fields, frenchStandard.fields),
    items: shown,
  };
}

function pickTexts(
  fields: readonly ContentField[],
  own: Texts,
  french: Texts,
  standard: Texts,
  frenchStandard: Texts,
): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ internal }) => !internal)
      .map((field) => {
        const { key } = field;
        const usual = standard?.[key] ?? '';
        // A text that names a figure by an old key would make rendering fail, so the default replaces it.
        const [text, inFrench] = [own?.[key], french?.[key]].map((one) =>
          one && hasKnownTokens(field, one) ? one : undefined,
        );
        if (text && text !== usual) return [key, text];
        if (inFrench && inFrench !== frenchStandard?.[key]) return [key, inFrench];
        return [key, text || usual];
      }),
  );
}

const isComplete = (fields: readonly ContentField[], item: ContentItem): boolean =>
  fields.every(({ key, optional, internal }) => optional || internal || item.fields[key]);

/**
 * Returns the names of the texts that the agency wrote in French and not in this language: `slogan`,
 * `items.<id>.answer`, or `items.<id>` for an item that this language lacks. Empty for French.
 * @param content the content of this language; null: the documented default
 * @param french the agency's French content; null: the documented default
 */
export function missingTexts(
  part: PartKey,
  locale: Locale,
  content: PartContent | null,
  french: PartContent | null,
  defaultOf: DefaultOf,
): string[] {
  const { fields, items, apart } = partOf(part);
  if (locale === defaultLocale || !french || apart) return [];
  const [standard, frenchStandard] = [defaultOf(part, locale), defaultOf(part, defaultLocale)];
  const lacks = (wanted: readonly ContentField[], own: Texts, fr: Texts, usual: Texts, frUsual: Texts) =>
    wanted
      .filter(({ kind, internal }) => !internal && (kind === 'line' || kind === 'text'))
      .filter(({ key }) => {
        const changed = Boolean(fr?.[key]) && fr?.[key] !== (frUsual?.[key] ?? '');
        return changed && (own?.[key] ?? '') === (own?.[key] ? (usual?.[key] ?? '') : '');
      })
      .map(({ key }) => key);
  const ownItems = (content ?? standard).items;
  const missingOfItems = french.items
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, fields: fr }) => {
      const own = ownItems.find((item) => item.id === id);
      if (!own) return [`items.${id}`];
      const usual = standard.items.find((item) => item.id === id)?.fields;
      const frUsual = frenchStandard.items.find((item) => item.id === id)?.fields;
      return lacks(items?.fields ?? [], own.fields, fr, usual, frUsual).map((key) => `items.${id}.${key}`);
    });
  return [
    ...lacks(fields, content?.fields, french.fields, standard.fields, frenchStandard.fields),
    ...missingOfItems,
  ];
}
