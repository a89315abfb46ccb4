import { SHORT_TEXT } from '../documents/fields.ts';
import { placesIn } from '../documents/places.ts';
import { completed } from '../documents/values.ts';
import { type Locale, locales } from '../locale/locale.ts';
import { UNTITLED } from './landing-list.ts';
import { type LandingContent, landingFields } from './landing-page.ts';

/** The languages that have texts, in the order of the site. */
export const languagesOf = ({ texts }: LandingContent): Locale[] =>
  locales.filter((locale) => texts[locale] !== undefined);

/** Returns the title of a page in its first language with a title; `UNTITLED` if no language has one. */
export function titleOf(content: LandingContent): string {
  const titles = languagesOf(content).map((locale) => content.texts[locale]?.title.trim() ?? '');
  return titles.find((title) => title !== '') ?? UNTITLED;
}

/** Returns the ids of the pictures of a content, each once. */
export function picturesOf({ shared }: Pick<LandingContent, 'shared'>): string[] {
  const ids = placesIn(landingFields.shared, shared).flatMap(({ field, value }) =>
    field.kind === 'picture' && typeof value === 'string' && value !== '' ? [value] : [],
  );
  return [...new Set(ids)];
}

/** Returns a stored content with the empty values of the fields that were declared after it was stored. */
export function completeContent(content: LandingContent): LandingContent {
  const texts = languagesOf(content).flatMap((locale) => {
    const written = content.texts[locale];
    return written ? [[locale, completed(landingFields.texts, written)]] : [];
  });
  return {
    ...content,
    shared: completed(landingFields.shared, content.shared),
    texts: Object.fromEntries(texts),
  };
}

/** Returns a content whose titles get an ending, for the copy of a page. Empty titles stay empty. */
export function withTitleEnd(content: LandingContent, end: string): LandingContent {
  const texts = languagesOf(content).flatMap((locale) => {
    const written = content.texts[locale];
    return written ? [[locale, { ...written, title: ended(written.title, end) }]] : [];
  });
  return { ...content, texts: Object.fromEntries(texts) };
}

const ended = (title: string, end: string): string =>
  title.trim() === '' ? title : title.slice(0, SHORT_TEXT - end.length) + end;
