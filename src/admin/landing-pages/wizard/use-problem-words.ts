import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import type { MusicPlatform } from '../../../domain/landing/links/landing-platforms.ts';
import { fill } from '../../../i18n/format.ts';
import { fieldName } from '../../editor/landing-field-name.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { isGrouped, type ProblemGroup } from './group-problems.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** The words of a finding: its sentence, its field, and both in one text. */
export interface ProblemWords {
  title: string;
  place: string;
  whole: string;
}

/** Returns functions that format a finding, a group of findings, a group in brief, and the name of a finding's field. */
export function useProblemWords({ values }: Pick<LandingEditor, 'values'>) {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const platforms: Readonly<Record<string, string>> = words.platforms;
  const nameOf = ({ code, field }: LandingProblem): string => {
    const row = values.shared.platforms.find(({ id }) => field?.startsWith(`shared.platforms.${id}.`));
    if (row) {
      const isPresave = code !== 'presave_missing' && field?.endsWith('.presave');
      const platform = words.platforms[row.platform];
      return isPresave ? fill(words.wizard.platforms.presaveOf, { platform }) : platform;
    }
    return field === null ? '' : fieldName(words, field, values.shared).replace(/\s*\([^)]*\)$/, '');
  };
  const languageOf = ({ locale: of }: LandingProblem) => (of === null ? '' : inLanguage(locale, of));
  const written = (title: string, parts: readonly string[]): ProblemWords => {
    const place = parts.filter((part) => part !== '' && !title.includes(part)).join(', ');
    return { title, place, whole: place === '' ? title : `${title}, ${place}` };
  };
  const one = (problem: LandingProblem): ProblemWords => {
    const { code, value } = problem;
    const name = nameOf(problem);
    const language = languageOf(problem);
    const title = fill(words.problems[code], {
      language,
      field: name,
      value: value === null ? '' : (platforms[value as MusicPlatform] ?? value),
    });
    return written(title, [name, language]);
  };
  const line = (group: ProblemGroup): ProblemWords => {
    const [first] = group;
    if (group.length === 1 || !isGrouped(first.code)) return one(first);
    const language = languageOf(first);
    const title = fill(words.groups[first.code], { count: group.length, language });
    return written(title, [...new Set(group.map(nameOf))]);
  };
  // The last step lists these links one by one, since they can be opened there.
  const brief = (group: ProblemGroup): string =>
    line(group)[group.length > 1 && group[0].code.startsWith('link_') ? 'title' : 'whole'];
  return { one, line, brief, nameOf };
}
