import { isLocale } from '../../domain/locale/locale.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['landing'];

/** Returns the name of the field at a place: `texts.en.features.ab12cd34.title` is the title of a feature. */
export function fieldName(words: Words, path: string): string {
  const [root = '', ...steps] = path.split('.');
  if (root === 'template') return words.fields.template;
  const [name = '', ...rest] = root === 'texts' && isLocale(steps[0]) ? steps.slice(1) : steps;
  if (name === 'sections') return words.wizard.sectionsTitle;
  if (name === 'tags') return words.publish.tags.title;
  if (name === 'social' && root === 'shared')
    return (words.networks as Readonly<Record<string, string>>)[rest[0] ?? ''] ?? words.sections.social;
  const hasItems = name === 'features' || name === 'testimonials' || name === 'platforms';
  const key = [name, ...(hasItems ? rest.slice(1) : rest)].join('.');
  const names: Readonly<Record<string, string>> = words.fields;
  const own = names[key] ?? names[name];
  const section = (words.sections as Readonly<Record<string, string>>)[name];
  if (own === undefined) return section ?? '';
  return section === undefined ? own : `${section}, ${own.toLowerCase()}`;
}
