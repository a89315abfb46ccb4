import type { Locale } from '../locale/locale.ts';
import {
  type LandingContent,
  type LandingSection,
  type LandingTemplate,
  sectionsOf,
} from './landing-page.ts';

/** An artist's answer to a draft: the approval of a version, or a remark at a place of the page. */
export const answerKinds = ['approval', 'remark'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The places of a remark, in the order of the page: the whole page, its head, its links to platforms, its sections. */
export const answerPlaces = [
  'page',
  'head',
  'links',
  'hero',
  'features',
  'testimonials',
  'call',
  'form',
  'social',
] as const satisfies readonly ('page' | 'head' | 'links' | LandingSection)[];
export type AnswerPlace = (typeof answerPlaces)[number];

/** The maximum length of a remark, in characters. */
export const REMARK_MAX_LENGTH = 1000;
/** The maximum number of answers about a page in a day. It limits the damage if a secret link gets into wrong hands. */
export const MAX_ANSWERS_A_DAY = 30;

/** Returns the places that a draft shows, in the order of the page. */
export function placesOf(
  template: LandingTemplate,
  { sections, platforms }: Pick<LandingContent['shared'], 'sections' | 'platforms'>,
): AnswerPlace[] {
  const shown = new Set<string>(sectionsOf(template).filter((section) => sections[section]));
  return answerPlaces.filter(
    (place) =>
      place === 'page' || place === 'head' || (place === 'links' ? platforms.length > 0 : shown.has(place)),
  );
}

/** Returns the path of the field in which the wizard edits a place; null: the place is not a single field. */
export function fieldOfPlace(place: AnswerPlace, locale: Locale): string | null {
  switch (place) {
    case 'page':
      return null;
    case 'head':
      return `texts.${locale}.title`;
    case 'links':
      return 'shared.platforms';
    case 'features':
    case 'testimonials':
      return `shared.${place}`;
    default:
      return `texts.${locale}.${place}.title`;
  }
}
