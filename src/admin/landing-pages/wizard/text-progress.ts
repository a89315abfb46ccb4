import { languagesOf } from '../../../domain/landing/landing-content.ts';
import { sectionsOf } from '../../../domain/landing/landing-page.ts';
import { textPaths } from '../../../domain/landing/landing-places.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { readAt } from '../../editor/value-paths.ts';
import type { LandingValues } from './landing-values.ts';

const textPlaces = ({ template, shared }: LandingValues): string[] => textPaths(shared, sectionsOf(template));

const isWritten = (values: LandingValues, language: Locale, place: string): boolean => {
  const text = readAt(values, `texts.${language}.${place}`);
  return typeof text === 'string' && text.trim() !== '';
};

/** Returns how many of the texts that a page shows are written in a language, and their total. */
export function textProgress(values: LandingValues, language: Locale): { written: number; total: number } {
  const places = textPlaces(values);
  return {
    written: places.filter((place) => isWritten(values, language, place)).length,
    total: places.length,
  };
}

/** Counts the missing texts of a language, as the check does: the title, and each text that another language has. */
export function missingTexts(values: LandingValues, language: Locale): number {
  const others = languagesOf(values).filter((other) => other !== language);
  return textPlaces(values).filter(
    (place) =>
      !isWritten(values, language, place) &&
      (place === 'title' || others.some((other) => isWritten(values, other, place))),
  ).length;
}
