import type { Locale } from '../locale/locale.ts';
import { putRight } from '../text/typography.ts';
import { languagesOf } from './landing-content.ts';
import { type LandingContent, type LandingTexts, LONG_TEXT, SHORT_TEXT } from './landing-page.ts';

/** The texts of `LandingTexts` that may have `LONG_TEXT` characters. */
const longTexts: ReadonlySet<string> = new Set(['description', 'subtitle', 'quote']);

/**
 * Corrects the typography of all texts of a language. What all languages share is left alone: names and addresses. A text
 * that the correction would make too long stays as it was typed, since no editor could save it again.
 */
function withTypography<Texts extends object>(locale: Locale, texts: Texts): Texts {
  const corrected = Object.entries(texts).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, withTypography(locale, value as object)];
    const { text } = putRight(locale, value);
    return [name, text.length > (longTexts.has(name) ? LONG_TEXT : SHORT_TEXT) ? value : text];
  });
  return Object.fromEntries(corrected) as Texts;
}

/** Leaves out texts of items that the content has no more, and corrects the typography of the others. */
export function tidyContent(content: LandingContent): LandingContent {
  const { shared, texts } = content;
  const features = new Set(shared.features.map(({ id }) => id));
  const testimonials = new Set(shared.testimonials.map(({ id }) => id));
  const only = <T>(items: Record<string, T>, known: ReadonlySet<string>): Record<string, T> =>
    Object.fromEntries(Object.entries(items).filter(([id]) => known.has(id)));
  const tidy = (written: LandingTexts): LandingTexts => ({
    ...written,
    features: only(written.features, features),
    testimonials: only(written.testimonials, testimonials),
  });
  return {
    ...content,
    texts: Object.fromEntries(
      languagesOf(content).flatMap((locale) => {
        const written = texts[locale];
        return written ? [[locale, withTypography(locale, tidy(written))]] : [];
      }),
    ),
  };
}
