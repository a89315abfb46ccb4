import { type LandingSection, sectionsOf } from '../../domain/landing/landing-page.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { readAt } from './content-paths.ts';
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

/** How many of the texts that a page shows are written in a language. */
export function textProgress(values: LandingValues, language: Locale): { written: number; total: number } {
  const places = textPlaces(values);
  const written = places.filter((place) => {
    const text = readAt(values, `texts.${language}.${place}`);
    return typeof text === 'string' && text.trim() !== '';
  });
  return { written: written.length, total: places.length };
}
