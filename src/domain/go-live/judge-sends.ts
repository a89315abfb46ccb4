import type { LaneState } from '../conversion/lane.ts';
import { type Finding, found } from './finding.ts';

/** The way to one ad platform that the server tells of acts. */
export interface SendFacts {
  name: string;
  /** Whether it has an account and a token. */
  isReady: boolean;
  state: LaneState;
  /** Whether something else is wrong with it: `domain/conversion/send-alarms.ts`. */
  isTroubled: boolean;
  /** Whether the platform took an act of a visitor: only a real account shows it. */
  isProven: boolean;
}

/** Judges the ways to the ad platforms that are switched on. */
export function judgeSends(on: readonly SendFacts[]): Finding<'sends'> {
  if (on.length === 0) return found('off');
  const where = (is: (facts: SendFacts) => boolean) => on.filter(is).map(({ name }) => name);
  const incomplete = where(({ isReady }) => !isReady);
  if (incomplete.length > 0) return found('incomplete', { names: incomplete });
  const blocked = where(({ state }) => state === 'blocked');
  if (blocked.length > 0) return found('blocked', { names: blocked });
  const troubled = where(({ isTroubled }) => isTroubled);
  if (troubled.length > 0) return found('troubled', { names: troubled });
  const unproven = where(({ isProven }) => !isProven);
  return unproven.length > 0
    ? found('unproven', { names: unproven })
    : found('proven', { names: where(() => true) });
}
