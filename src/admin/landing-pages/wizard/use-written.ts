import { isLocale } from '../../../domain/locale/locale.ts';
import { fieldName } from '../../editor/landing-field-name.ts';
import { readAt } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { code } from '../../ui/language-words.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import type { LandingValues } from './landing-values.ts';

/** Returns functions that format the values of a draft for a comparison of two drafts. */
export function useWritten() {
  const { t } = useLanguage();
  const words = t.landing;
  const moments = useMoments();
  const nameOf = (path: string): string => {
    const language = path.split('.')[1];
    const name = fieldName(words, path);
    return path.startsWith('texts.') && isLocale(language) ? `${name} (${code(language)})` : name;
  };
  const itemName = (values: LandingValues, path: string, item: Readonly<Record<string, unknown>>): string => {
    if (path === 'shared.platforms')
      return `${words.platforms[item['platform'] as keyof typeof words.platforms]} ${item['url']}`;
    if (path === 'shared.testimonials') return String(item['name']);
    const titles = Object.values(values.texts).map(({ features }) => features[String(item['id'])]?.title);
    return titles.find((title) => title) ?? words.wizard.features.fresh;
  };
  const written = (values: LandingValues, path: string): string => {
    const value = readAt(values, path);
    if (value === undefined || value === null || value === '') return words.conflict.nothing;
    const list = path.split('.').slice(0, -1).join('.');
    if (Array.isArray(readAt(values, list)) && typeof value === 'object')
      return itemName(values, list, value as Readonly<Record<string, unknown>>);
    if (typeof value === 'boolean') return value ? words.conflict.on : words.conflict.off;
    if (Array.isArray(value))
      return value.map((item) => itemName(values, path, item)).join('\n') || words.conflict.nothing;
    if (path.endsWith('At') && typeof value === 'number') return moments.long(value);
    if (path === 'template') return words.templates[values.template];
    return path.endsWith('picture') ? words.conflict.picture : String(value);
  };
  return { nameOf, written };
}
