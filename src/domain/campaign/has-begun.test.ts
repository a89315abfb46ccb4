import { expect, it } from 'vitest';
import { startSuitsStatus } from './has-begun.ts';

it('startSuitsStatus refuses a first day in the future only for a finished campaign', () => {
  const today = '2026-11-26';
  const suits = (status: 'planned' | 'active' | 'finished', startsOn: string) =>
    startSuitsStatus({ status, startsOn }, today);
  expect(suits('finished', '2026-11-27')).toBe(false);
  expect(suits('finished', '2026-11-26')).toBe(true);
  expect(suits('active', '2026-11-27')).toBe(true);
  expect(suits('planned', '2026-11-27')).toBe(true);
});
