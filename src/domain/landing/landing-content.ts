import { type Locale, locales } from '../locale/locale.ts';
import { UNTITLED } from './landing-list.ts';
import { emptyTexts, type LandingContent, newContent, SHORT_TEXT } from './landing-page.ts';

/** The languages that have texts, in the order of the site. */
export const languagesOf = ({ texts }: LandingContent): Locale[] =>
  locales.filter((locale) => texts[locale] !== undefined);

/** The title of a page in its first language that has one; `Sans Titre` without any. */
export function titleOf(content: LandingContent): string {
  const titles = languagesOf(content).map((locale) => content.texts[locale]?.title.trim() ?? '');
  return titles.find((title) => title !== '') ?? UNTITLED;
}

/** The identifiers of the pictures of a content, each once. */
export function picturesOf({ shared }: LandingContent): string[] {
  const all = [shared.picture, ...shared.testimonials.map(({ picture }) => picture)];
  return [...new Set(all.filter((id): id is string => id !== null && id !== ''))];
}

/** A stored content in its present form: one that is older than forms or pre-save addresses gets none. */
export function completeContent(content: LandingContent): LandingContent {
  const base = newContent('fr', '').shared;
  const { shared } = content;
  const texts = languagesOf(content).flatMap((locale) => {
    const written = content.texts[locale];
    return written ? [[locale, { ...emptyTexts(), ...written }]] : [];
  });
  return {
    ...content,
    shared: {
      ...base,
      ...shared,
      sections: { ...base.sections, ...shared.sections },
      platforms: shared.platforms.map((row) => ({ ...row, presave: row.presave ?? '' })),
    },
    texts: Object.fromEntries(texts),
  };
}

/** A content under another title, for the copy of a page. */
export function withTitleEnd(content: LandingContent, end: string): LandingContent {
  const texts = languagesOf(content).flatMap((locale) => {
    const written = content.texts[locale];
    return written ? [[locale, { ...written, title: ended(written.title, end) }]] : [];
  });
  return { ...content, texts: Object.fromEntries(texts) };
}

const ended = (title: string, end: string): string =>
  title.trim() === '' ? title : title.slice(0, SHORT_TEXT - end.length) + end;
