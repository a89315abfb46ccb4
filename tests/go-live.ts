import type { GoLiveCheckDto, GoLiveDto } from '../src/contracts/go-live.ts';
import { type CheckKey, goLiveChecks, type OutcomeOf, stateOf } from '../src/domain/go-live/checks.ts';

/** Returns a check with one of its outcomes. */
export function checkWith<Key extends CheckKey>(
  key: Key,
  outcome: OutcomeOf<Key>,
  facts: GoLiveCheckDto['facts'] = {},
): GoLiveCheckDto {
  return { key, weight: goLiveChecks[key].weight, state: stateOf(key, outcome), outcome, facts };
}

/** Returns the list of these checks. */
export function goLiveList(checks: GoLiveCheckDto[], changes: Partial<GoLiveDto> = {}): GoLiveDto {
  return {
    done: checks.filter(({ state }) => state === 'ok').length,
    total: checks.length,
    checkedAt: '2026-11-24T13:32:00.000Z',
    checking: false,
    checks,
    ...changes,
  };
}
