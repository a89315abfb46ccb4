import { fieldAt, type Place, placesIn } from '../documents/places.ts';
import { type LandingSection, type LandingShared, landingFields, sectionsByField } from './landing-page.ts';

/** Returns the section of the value at a path, such as `shared.heroLink` or `texts.fr.hero.title`; `undefined`: no section. */
export function sectionAt(path: string): LandingSection | undefined {
  const [root, ...steps] = path.split('.');
  return sectionsByField.get((root === 'texts' ? steps[1] : steps[0]) ?? '');
}

/** Whether a shared field is a list, whose items may have texts under the same name in each language. */
export const hasItems = (name: string): boolean => fieldAt(landingFields.shared, name)?.kind === 'list';

/** Returns the items of a list by the name of its field; empty if the field is not a list. */
export const itemsOf = (shared: LandingShared, name: string): readonly { id: string }[] =>
  hasItems(name) ? shared[name as 'features'] : [];

/** Returns the places of the shared values, except those of sections that are switched off. */
export const shownPlaces = (shared: LandingShared): Place[] =>
  placesIn(landingFields.shared, shared, 'shared').filter(({ path }) => {
    const section = sectionAt(path);
    return section === undefined || shared.sections[section];
  });

/**
 * Returns the paths of the texts that a page shows in a language, below `texts.<language>`.
 * @param drawn the sections that its template renders; absent: all
 */
export function textPaths(shared: LandingShared, drawn?: readonly LandingSection[]): string[] {
  return Object.entries(landingFields.texts).flatMap(([name, field]) => {
    const section = sectionsByField.get(name);
    if (section && !(shared.sections[section] && (drawn?.includes(section) ?? true))) return [];
    if (field.kind === 'group') return Object.keys(field.fields).map((key) => `${name}.${key}`);
    if (field.kind !== 'itemTexts') return [name];
    return itemsOf(shared, name).flatMap(({ id }) =>
      Object.keys(field.fields).map((key) => `${name}.${id}.${key}`),
    );
  });
}
