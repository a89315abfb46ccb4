import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';

const today = '2026-11-26';

it('isOverdue is true from the day after the last day of a campaign until its views are known', () => {
  expect(isOverdue({ endsOn: '2026-11-25', actualViews: null }, today)).toBe(true);
  expect(isOverdue({ endsOn: '2026-11-26', actualViews: null }, today)).toBe(false);
  expect(isOverdue({ endsOn: '2026-11-27', actualViews: null }, today)).toBe(false);
  expect(isOverdue({ endsOn: '2026-11-25', actualViews: 0 }, today)).toBe(false);
});
