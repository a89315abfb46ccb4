import type { DashboardDto } from '../../contracts/dashboard.ts';
import { type SimulatorStep, simulatorSteps } from '../../domain/visit/simulator-steps.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { useLanguage } from '../texts.ts';
import { DayTable } from './DayTable.tsx';
import { Figure } from './Figure.tsx';
import { columnsOf } from './lead-columns.ts';

type Visits = DashboardDto['visits'];

/** How often each page was seen, in all languages together; each leads to the page. */
export function PageTable({ pages }: Pick<Visits, 'pages'>) {
  const { t } = useLanguage();
  const texts = t.dashboard.funnel.pages;
  return (
    <ScrollBox label={`${t.dashboard.funnel.views}, ${texts.title.toLowerCase()}`}>
      <table className="day-table">
        <thead>
          <tr>
            <th scope="col">{texts.page}</th>
            <th scope="col">{texts.views}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, count }) => (
            <tr key={page}>
              <th scope="row">
                <a href={page} target="_blank" rel="noopener">
                  {page}
                </a>
              </th>
              <td>
                <Figure count={count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** How often each step of the simulator was reached, day by day, or week by week. */
export function StepTable({ steps }: Pick<Visits, 'steps'>) {
  const { t } = useLanguage();
  const texts = t.dashboard.funnel;
  const name = (step: SimulatorStep) => (step === 'opened' ? texts.stepDays.opened : texts.steps[step]);
  return (
    <DayTable
      label={texts.stepDays.table}
      columns={columnsOf(steps)}
      heads={simulatorSteps.map((step) => ({
        key: step,
        title: name(step),
        figure: ({ counts }) => <Figure count={counts[step] ?? 0} />,
      }))}
    />
  );
}
