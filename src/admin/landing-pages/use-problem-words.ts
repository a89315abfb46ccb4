import type { LandingProblem } from '../../contracts/landing.ts';
import type { MusicPlatform } from '../../domain/landing/landing-page.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { inLanguage } from '../ui/language-words.ts';
import { fieldName } from './field-name.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** Returns how a finding of the check is said: its sentence, the place below it, and both in one. */
export function useProblemWords({ values }: Pick<LandingEditor, 'values'>): (problem: LandingProblem) => {
  title: string;
  place: string;
  whole: string;
} {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const platforms: Readonly<Record<string, string>> = words.platforms;
  return ({ code, locale: of, field, value }) => {
    const row = values.shared.platforms.find(({ id }) => field?.startsWith(`shared.platforms.${id}.`));
    const name = row
      ? words.platforms[row.platform]
      : field === null
        ? ''
        : fieldName(words, field, values.shared).replace(/\s*\([^)]*\)$/, '');
    const title = fill(words.problems[code], {
      language: of === null ? '' : inLanguage(locale, of),
      field: name,
      value: value === null ? '' : (platforms[value as MusicPlatform] ?? value),
    });
    const place = [
      !title.includes(name) && name,
      of !== null && !title.includes(inLanguage(locale, of)) && inLanguage(locale, of),
    ]
      .filter(Boolean)
      .join(', ');
    return { title, place, whole: place === '' ? title : `${title}, ${place}` };
  };
}
