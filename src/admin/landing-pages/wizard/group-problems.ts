import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import type { LandingProblemCode } from '../../../domain/landing/landing-problem.ts';
import type { AdminTexts } from '../../texts.ts';

type Grouped = keyof AdminTexts['landing']['groups'];

/** The codes whose findings are grouped into one line with their count; every other finding has its own line. */
const grouped: Record<Grouped, true> = {
  link_unsure: true,
  link_unchecked: true,
  link_early: true,
  link_sample: true,
  presave_missing: true,
  link_dead: true,
  link_private: true,
  link_invalid: true,
  button_incomplete: true,
  text_missing: true,
  alt_missing: true,
  tag_not_configured: true,
};

/** Whether findings of a code are grouped into one line. */
export const isGrouped = (code: LandingProblemCode): code is Grouped => Object.hasOwn(grouped, code);

/** The findings of one line: all have the same code and language. */
export type ProblemGroup = readonly [LandingProblem, ...LandingProblem[]];

/** Groups findings of one kind and language, in the order of the first finding of each group. */
export function groupProblems(problems: readonly LandingProblem[]): ProblemGroup[] {
  const groups = new Map<string, [LandingProblem, ...LandingProblem[]]>();
  for (const problem of problems) {
    const { code, locale } = problem;
    const key = isGrouped(code) ? `${code} ${locale}` : problemKey(problem);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()];
}

/** Returns a key of a finding that changes with the value it is about. */
export const problemKey = ({ code, locale, field, value }: LandingProblem): string =>
  `${code} ${locale} ${field} ${value}`;

/** Codes of findings that an editor confirms by opening the link. */
const opened: readonly LandingProblemCode[] = ['link_unsure', 'link_unchecked', 'link_early'];
export const isOpenedByHand = ({ code }: LandingProblem): boolean => opened.includes(code);
