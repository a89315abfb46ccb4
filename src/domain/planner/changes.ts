import type { FridayMeasure } from './expected-releases.ts';
import { dayAfter } from './fridays.ts';
import { type Territory, territories } from './inputs.ts';
import { type PlannedRelease, type ScoredFriday, scoreFriday } from './score-friday.ts';

/** The changes of a plan whose outcome is shown beside it. */
export const changeKinds = ['earlier', 'later', 'wait', 'territory'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A changed plan, with its score. */
export interface Change {
  kind: ChangeKind;
  /** The territory that is added; null: another Friday. */
  territory: Territory | null;
  friday: ScoredFriday;
}

/** The territories to add to a chosen one, the best first: near, and with the same language if there is one. */
const neighbours: Record<Territory, readonly Territory[]> = {
  FR: ['BE', 'CH'],
  BE: ['FR', 'CH'],
  CH: ['FR', 'DE'],
  CA: ['FR', 'US'],
  US: ['CA', 'UK'],
  UK: ['US', 'CA'],
  DE: ['CH'],
  ES: ['US', 'FR'],
  IT: ['CH'],
  GLOBAL: [],
};

/** Returns the chosen territories with the best neighbour that was not chosen; `undefined`: there is none. */
export function withNeighbour(
  chosen: readonly Territory[],
): { added: Territory; territories: Territory[] } | undefined {
  if (chosen.includes('GLOBAL')) return undefined;
  const added = chosen.flatMap((territory) => neighbours[territory]).find((one) => !chosen.includes(one));
  return added && { added, territories: territories.filter((one) => one === added || chosen.includes(one)) };
}

/** Scores the Fridays one week before and after the best one, if they can be recommended. */
export function otherFridays(
  release: PlannedRelease,
  best: string,
  measureOf: (friday: string) => FridayMeasure | undefined,
): Change[] {
  const around = [
    ['earlier', -7],
    ['later', 7],
  ] as const;
  return around
    .map(([kind, days]): Change => {
      const friday = dayAfter(best, days);
      return { kind, territory: null, friday: scoreFriday(release, friday, measureOf(friday)) };
    })
    .filter(({ friday }) => friday.feasible && !friday.blackout);
}
