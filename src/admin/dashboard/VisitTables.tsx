import type { DashboardDto } from '../../contracts/dashboard.ts';
import { type SimulatorStep, simulatorSteps } from '../../domain/visit/simulator-steps.ts';
import { useLanguage } from '../texts.ts';
import { DayTable } from './DayTable.tsx';
import { Figure } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { Column } from './lead-columns.ts';

/** The number of views of each page, the sum of all languages. Each row links to the page. */
export function PageTable({ pages }: Pick<DashboardDto['visits'], 'pages'>) {
  const { t } = useLanguage();
  const texts = t.dashboard.funnel.pages;
  return (
    <FigureTable
      label={texts.table}
      corner={texts.page}
      heads={[{ key: 'views', title: texts.views }]}
      rows={pages.map(({ page, count }) => ({
        key: page,
        name: (
          <a href={page} target="_blank" rel="noopener">
            {page}
          </a>
        ),
        figures: [<Figure key="views" count={count} />],
      }))}
    />
  );
}

/** The number of times that each step of the simulator was reached, by day or by week. */
export function StepTable({ columns }: { columns: readonly Column[] }) {
  const { t } = useLanguage();
  const texts = t.dashboard.funnel;
  const name = (step: SimulatorStep) => (step === 'opened' ? texts.stepDays.opened : texts.steps[step]);
  return (
    <DayTable
      label={texts.stepDays.table}
      columns={columns}
      heads={simulatorSteps.map((step) => ({
        key: step,
        title: name(step),
        figure: ({ counts }) => <Figure key={step} count={counts.get(step) ?? 0} />,
      }))}
    />
  );
}
