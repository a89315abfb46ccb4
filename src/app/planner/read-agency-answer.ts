import { competitionWords, type PlannerAnswer } from '../../contracts/leads/planner.ts';
import { releaseClasses } from '../../domain/planner/expected-releases.ts';

/** The documented results of the agency's automation. */
export type AgencyResults = Pick<
  PlannerAnswer,
  'competition' | 'score' | 'competitors' | 'optimalDate' | 'recommendations'
>;

const RECOMMENDATION_LENGTH = 300;
/** The documented maximum number of recommendations. */
const MOST_RECOMMENDATIONS = 5;
const levels = Object.values(competitionWords);

/**
 * Reads the response of the agency's automation: an object, or a list with one object (n8n). Returns `undefined` for
 * every other response, for a response that reports an error, and for one without a score from 0 to 100.
 * @param today the agency's day: an earlier best date is removed
 * @param plainText returns a text without markup; null if no text is left
 */
export function readAgencyAnswer(
  body: string,
  today: string,
  plainText: (value: unknown, maxLength: number) => string | null,
): AgencyResults | undefined {
  const results = fieldsOf(parsed(body));
  const score = numberOf(results['score']);
  if (results['error'] || score === undefined || score < 0 || score > 100) return undefined;
  const competition = results['competition'] ?? competitionWords.moderate;
  const level = levels.find((word) => word === competition);
  if (level === undefined) return undefined;
  const { recommendations } = results;
  return {
    competition: level,
    score,
    competitors: competitorsOf(fieldsOf(results['competitors'])),
    optimalDate: { date: dayOf(fieldsOf(results['optimalDate'])['date'], today) },
    recommendations: (Array.isArray(recommendations) ? recommendations : [])
      .flatMap((text) => plainText(text, RECOMMENDATION_LENGTH) ?? [])
      .slice(0, MOST_RECOMMENDATIONS),
  };
}

function parsed(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Returns a number, also from text; `undefined` for every other value. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Returns whole numbers, at least 0. An absent total is the sum of the classes. */
function competitorsOf(fields: Record<string, unknown>): AgencyResults['competitors'] {
  const whole = (name: string) => Math.max(0, Math.round(numberOf(fields[name]) ?? 0));
  const counts = Object.fromEntries(releaseClasses.map((name) => [name, whole(name)])) as Omit<
    AgencyResults['competitors'],
    'total'
  >;
  const sum = releaseClasses.reduce((all, name) => all + counts[name], 0);
  return { ...counts, total: numberOf(fields['total']) === undefined ? sum : whole('total') };
}

/** Returns a valid day from today on; null for every other value. */
function dayOf(value: unknown, today: string): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).getTime() > 0;
  // An invalid date such as 31 February becomes another date when it is formatted.
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== day) return null;
  return day >= today ? day : null;
}
