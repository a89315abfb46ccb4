import type { LandingProblemCode } from '../landing-problem.ts';
import { type FollowedLink, readAnswer } from './watched-link.ts';

/**
 * Returns the problem in the response of a link's server before a publication; `undefined`: no problem. The monthly check reads
 * responses in the same way. Here, a redirect to a home page is only a warning: the publication cannot wait a day for the
 * second check.
 */
export function judgeLink(link: string, followed: FollowedLink): LandingProblemCode | undefined {
  if (followed.kind === 'failed' && followed.cause === 'offline') return 'link_unchecked';
  const answer = readAnswer(link, followed);
  switch (answer.kind) {
    case 'gone':
      return answer.guessed ? 'link_unsure' : 'link_dead';
    case 'private':
      return 'link_private';
    case 'refused':
    case 'busy':
      return 'link_unsure';
    default:
      return undefined;
  }
}
