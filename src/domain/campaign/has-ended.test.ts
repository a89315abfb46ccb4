import { expect, it } from 'vitest';
import { hasEnded } from './has-ended.ts';

it('a campaign has ended from the day after its last one', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
  expect(days.map((endsOn) => hasEnded({ endsOn }, '2026-11-26'))).toEqual([true, false, false]);
});
