import type { FridayDto, PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { daysBetween } from '../../../domain/planner/fridays.ts';
import { workDays } from '../../../domain/planner/work-days.ts';
import { fill, formatDayOfMonth } from '../../../i18n/format.ts';
import { inWeeks, monthName } from '../../../i18n/planner/planner-figures.ts';
import type { Answers } from '../planner-state.ts';
import type { Wording } from '../texts.ts';
import { PlanList } from './PlanSteps.tsx';

interface WaitingProps {
  wording: Wording;
  answers: Answers;
  analysis: PlannerAnalysis;
  /** The best Friday left in the chosen month, with its plan. */
  asked: { friday: FridayDto; steps: PlannerAnalysis['steps'] };
}

/** The steps that waiting makes possible. */
const gained = ['deliver', 'pitch', 'preSave'];

/** The gains and the costs of waiting, and how to release in the chosen month anyway: three parts of equal size. */
export function Waiting({ wording, answers, analysis, asked }: WaitingProps) {
  const { locale, t } = wording;
  const words = t.results.wait;
  const day = (of: string) => formatDayOfMonth(locale, of);
  const { friday } = asked.friday;
  const values = {
    day: day(friday),
    answer: day(analysis.best.friday),
    deliver: day(workDays(answers.territories).from(analysis.today)),
    month: monthName(locale, friday),
    weeks: inWeeks(locale, daysBetween(friday, analysis.best.friday) / 7),
  };
  const isDecember = friday.slice(5, 7) === '12';
  return (
    <div className="planner-waiting">
      <section aria-labelledby="planner-gain">
        <h3 id="planner-gain" className="text-h4">
          {words.gain}
        </h3>
        <ol className="planner-gain">
          {analysis.steps
            .filter(({ key }) => gained.includes(key))
            .map((step) => (
              <li key={step.key}>
                <time dateTime={step.day}>{day(step.day)}</time>
                <span>{step.title}</span>
              </li>
            ))}
        </ol>
      </section>
      <section aria-labelledby="planner-lose">
        <h3 id="planner-lose" className="text-h4">
          {words.lose}
        </h3>
        <p>
          {fill(isDecember ? words.loseDecember : words.loseWeeks, values)}{' '}
          {fill(words.concert, { day: values.answer })}
        </p>
      </section>
      <section aria-labelledby="planner-obliged">
        <h3 id="planner-obliged" className="text-h4">
          {fill(words.obliged, values)}
        </h3>
        <p>{fill(obligedText(words, asked.friday, answers), values)}</p>
        <details>
          <summary className="link inline-flex min-h-11 items-center">{fill(words.plan, values)}</summary>
          <PlanList wording={wording} steps={asked.steps} today={analysis.today} />
        </details>
      </section>
    </div>
  );
}

function obligedText(
  words: Wording['t']['results']['wait'],
  { feasible }: FridayDto,
  { releaseType }: Answers,
): string {
  if (feasible) return words.feasible;
  return releaseType === 'single' ? words.obligedSingle : words.obligedLonger;
}
