import type { DashboardDto } from '../../contracts/dashboard.ts';
import { laterSteps, type SimulatorStep, simulatorSteps } from '../../domain/visit/simulator-steps.ts';
import type { DashboardStore, Period } from '../ports/dashboard.ts';
import { daysOf } from './days.ts';

/** Returns the counts of visits, and the sums of the funnel. */
export function visitFigures(
  { views, steps }: Awaited<ReturnType<DashboardStore['visits']>>,
  period: Period,
): Pick<DashboardDto, 'visits'> & { funnel: Pick<DashboardDto['funnel'], 'views' | 'opened' | 'steps'> } {
  const total = (step: SimulatorStep) =>
    steps.reduce((sum, row) => sum + (row.step === step ? row.count : 0), 0);
  const byDay = Map.groupBy(steps, ({ day }) => day);
  return {
    funnel: {
      views: views.reduce((sum, { count }) => sum + count, 0),
      opened: total('opened'),
      steps: laterSteps.map((step) => ({ step, count: total(step) })),
    },
    visits: {
      pages: views,
      steps: daysOf(period).map(({ day }) => {
        const found = (byDay.get(day) ?? []).filter(({ step }) => isStep(step));
        return { day, counts: Object.fromEntries(found.map(({ step, count }) => [step, count])) };
      }),
    },
  };
}

/** An older version of the site may have counted steps that no longer exist. */
const isStep = (name: string): name is SimulatorStep => (simulatorSteps as readonly string[]).includes(name);
