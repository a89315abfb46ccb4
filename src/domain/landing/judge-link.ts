import type { ProbeAnswer } from '../go-live/facts.ts';
import type { LandingProblemCode } from './landing-problem.ts';
import { isOfPlatform } from './platforms.ts';

/** Statuses by which a server says that there is no such page. */
const GONE: readonly number[] = [404, 410];

/**
 * Judges the answer of a link's server; `undefined`: the link leads somewhere. Many shops and networks refuse programs
 * (403, 429, 999), so only a clear "no such page" counts as dead. The name of a platform does not go away: where it is
 * unknown, this server has no connection.
 */
export function judgeLink(link: string, answer: ProbeAnswer): LandingProblemCode | undefined {
  if (answer.kind === 'answered') {
    if (GONE.includes(answer.status)) return 'link_dead';
    return answer.status < 400 ? undefined : 'link_unsure';
  }
  if (answer.cause === 'private') return 'link_private';
  return answer.cause === 'name' && !isOfPlatform(link) ? 'link_dead' : 'link_unsure';
}
