import { hasItems, itemsOf } from '../../../domain/landing/landing-places.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import type { AdminTexts } from '../../texts.ts';
import type { LandingValues } from './landing-values.ts';

type Words = AdminTexts['landing'];

/**
 * Returns the name of the field at a place: `texts.en.features.ab12cd34.title` is « Atouts, titre ».
 * @param shared the lists in which an item has its number: « Atout 2, titre »
 */
export function fieldName(words: Words, path: string, shared?: LandingValues['shared']): string {
  const [root = '', ...steps] = path.split('.');
  if (root === 'template') return words.fields.template;
  const [name = '', ...rest] = root === 'texts' && isLocale(steps[0]) ? steps.slice(1) : steps;
  if (name === 'sections') return words.wizard.sectionsTitle;
  if (name === 'tags') return words.publish.tags.title;
  if (name === 'social' && root === 'shared')
    return (words.networks as Readonly<Record<string, string>>)[rest[0] ?? ''] ?? words.sections.social;
  const key = [name, ...(hasItems(name) ? rest.slice(1) : rest)].join('.');
  const names: Readonly<Record<string, string>> = words.fields;
  const own = names[key] ?? names[name];
  const number = shared ? itemsOf(shared, name).findIndex(({ id }) => id === rest[0]) + 1 : 0;
  const sections: Readonly<Record<string, string>> = words.sections;
  const section =
    number > 0 && Object.hasOwn(sections, name)
      ? fill(words.wizard[name as 'features' | 'testimonials'].one, { number })
      : sections[name];
  if (own === undefined) return section ?? '';
  return section === undefined ? own : `${section}, ${own.toLowerCase()}`;
}
