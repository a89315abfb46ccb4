import { languagesOf } from '../../domain/landing/landing-content.ts';
import { type LandingSection, sectionsOf } from '../../domain/landing/landing-page.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { readAt } from '../editor/value-paths.ts';
import type { LandingValues } from './landing-values.ts';

const always = ['title', 'description', 'action'];
const own: Record<LandingSection, readonly string[]> = {
  hero: ['hero.title', 'hero.subtitle', 'hero.button'],
  features: [],
  testimonials: [],
  call: ['call.title', 'call.description', 'call.button'],
  form: ['form.title', 'form.description', 'form.button'],
  social: ['social.title'],
};

/** The places of all texts that a page shows in one language, below `texts.<language>`. */
export function textPlaces({ template, shared }: LandingValues): string[] {
  const { sections } = shared;
  const on = sectionsOf(template).filter((section) => sections[section]);
  return [
    ...always,
    ...on.flatMap((section) => own[section]),
    ...(sections.features
      ? shared.features.flatMap(({ id }) => [`features.${id}.title`, `features.${id}.description`])
      : []),
    ...(sections.testimonials ? shared.testimonials.map(({ id }) => `testimonials.${id}.quote`) : []),
  ];
}

const isWritten = (values: LandingValues, language: Locale, place: string): boolean => {
  const text = readAt(values, `texts.${language}.${place}`);
  return typeof text === 'string' && text.trim() !== '';
};

/** How many of the texts that a page shows are written in a language. */
export function textProgress(values: LandingValues, language: Locale): { written: number; total: number } {
  const places = textPlaces(values);
  return {
    written: places.filter((place) => isWritten(values, language, place)).length,
    total: places.length,
  };
}

/** How many texts a language lacks, as the check counts them: the title, and each text that another language has. */
export function missingTexts(values: LandingValues, language: Locale): number {
  const others = languagesOf(values).filter((other) => other !== language);
  return textPlaces(values).filter(
    (place) =>
      !isWritten(values, language, place) &&
      (place === 'title' || others.some((other) => isWritten(values, other, place))),
  ).length;
}
