import type { Field } from '../../domain/documents/fields.ts';
import { fieldAt } from '../../domain/documents/places.ts';
import { type LandingShared, landingFields } from '../../domain/landing/landing-page.ts';
import { hasItems, itemsOf } from '../../domain/landing/landing-places.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['landing'];

/** Splits a path such as `texts.en.features.ab12cd34.title` into its segments below the root and the language. */
const stepsOf = (path: string): { root: string; steps: string[] } => {
  const [root = '', ...steps] = path.split('.');
  return { root, steps: root === 'texts' && isLocale(steps[0]) ? steps.slice(1) : steps };
};

/** Returns the declared field at a path. */
export const declaredAt = (path: string): Field | undefined => {
  const { root, steps } = stepsOf(path);
  return fieldAt(landingFields[root === 'texts' ? 'texts' : 'shared'], steps.join('.'));
};

/** Returns the label of the input at a path: « Titre »; `undefined` if the field has no own label. */
export function labelAt(words: Words, path: string): string | undefined {
  const [name = '', ...rest] = stepsOf(path).steps;
  const key = [name, ...(hasItems(name) ? rest.slice(1) : rest)].join('.');
  const names: Readonly<Record<string, string>> = words.fields;
  return names[key] ?? names[name];
}

/**
 * Returns the name of the field at a path: `texts.en.features.ab12cd34.title` is « Atouts, titre ».
 * @param shared the lists, by which an item gets a number: « Atout 2, titre »
 */
export function fieldName(words: Words, path: string, shared?: LandingShared): string {
  const { root, steps } = stepsOf(path);
  if (root === 'template') return words.fields.template;
  const [name = '', ...rest] = steps;
  if (name === 'sections') return words.wizard.sectionsTitle;
  if (name === 'tags') return words.publish.tags.title;
  if (name === 'social' && root === 'shared')
    return (words.networks as Readonly<Record<string, string>>)[rest[0] ?? ''] ?? words.sections.social;
  const own = labelAt(words, path);
  const number = shared ? itemsOf(shared, name).findIndex(({ id }) => id === rest[0]) + 1 : 0;
  const sections: Readonly<Record<string, string>> = words.sections;
  const section =
    number > 0 && Object.hasOwn(sections, name)
      ? fill(words.wizard[name as 'features' | 'testimonials'].one, { number })
      : sections[name];
  if (own === undefined) return section ?? '';
  return section === undefined ? own : `${section}, ${own.toLowerCase()}`;
}
