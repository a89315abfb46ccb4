import type { Field, Fields } from '../documents/fields.ts';
import type { Locale } from '../locale/locale.ts';
import { putRight } from '../text/typography.ts';
import { languagesOf } from './landing-content.ts';
import { type LandingContent, type LandingShared, landingFields } from './landing-page.ts';
import { itemsOf } from './landing-places.ts';

type Branch = Readonly<Record<string, unknown>>;

/**
 * Removes texts of items that the content no longer has, and corrects the typography of the other texts. The shared fields, which
 * are names and addresses, are not changed.
 */
export function tidyContent(content: LandingContent): LandingContent {
  const texts = languagesOf(content).flatMap((locale) => {
    const written = content.texts[locale];
    return written ? [[locale, tidyTexts(locale, landingFields.texts, { ...written }, content.shared)]] : [];
  });
  return { ...content, texts: Object.fromEntries(texts) };
}

const tidyTexts = (locale: Locale, fields: Fields, texts: Branch, shared: LandingShared): Branch =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, tidy(locale, field, texts[name], shared, name)]),
  );

function tidy(locale: Locale, field: Field, value: unknown, shared: LandingShared, name: string): unknown {
  switch (field.kind) {
    case 'line':
    case 'text':
      return withTypography(locale, value as string, field.max);
    case 'group':
      return tidyTexts(locale, field.fields, value as Branch, shared);
    case 'itemTexts': {
      const known = itemsOf(shared, name).flatMap(({ id }) => {
        const texts = (value as Readonly<Record<string, Branch>>)[id];
        return texts ? [[id, tidyTexts(locale, field.fields, texts, shared)]] : [];
      });
      return Object.fromEntries(known);
    }
    default:
      return value;
  }
}

/** A text that the correction would make too long is returned as typed: an editor could not save it again. */
function withTypography(locale: Locale, typed: string, max: number): string {
  const { text } = putRight(locale, typed);
  return text.length > max ? typed : text;
}
