import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { planner as t } from '../../../i18n/dictionaries/planner/es.ts';
import { plannerNames as names } from '../../../i18n/dictionaries/planner-names/es.ts';
import { Points } from './Points.tsx';

it('negative points have a minus sign, not a hyphen', () => {
  const best = { reasons: { volume: -7.4, time: 5 }, score: 87, basis: 'known' } as Partial<
    PlannerAnalysis['best']
  > as PlannerAnalysis['best'];
  render(<Points wording={{ locale: 'es', t, names }} best={best} />);
  expect(screen.getByText('−7,4').tagName).toBe('DD');
  expect(screen.getByText('+5').tagName).toBe('DD');
});
