import { hasChoice } from '../../domain/planner/choose-friday.ts';
import { fridaysOf } from '../../domain/planner/fridays.ts';
import { holidaysOf } from '../../domain/planner/holidays.ts';
import { type Territory, territories } from '../../domain/planner/inputs.ts';
import { dateFormat, fill, formatPercent, formatShortDay } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import { Alert } from './Alert.tsx';
import { FirstFriday } from './FirstFriday.tsx';
import type { StepProps } from './step-props.ts';
import { Tape } from './Tape.tsx';
import type { Coverage } from './use-coverage.ts';

interface StepPeriodProps extends StepProps {
  months: readonly string[];
  today: string;
  coverage: Coverage;
}

/** Five bars show how much of a month is announced by now. */
const announcedBars = [0.3, 0.45, 0.6, 0.8, 1];

/** Step 2: the month in groups of years, and the countries with the holidays of the chosen month. */
export function StepPeriod({ wording, answers, errors, onAnswer, months, today, coverage }: StepPeriodProps) {
  const { locale, t, names } = wording;
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const nameOf = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const toggle = (territory: Territory) =>
    onAnswer({
      territories: territories.filter((one) =>
        one === territory ? !answers.territories.includes(one) : answers.territories.includes(one),
      ),
    });
  const holidays = (territory: Territory): string =>
    holidaysOf(territory, Number(answers.releaseDate.slice(0, 4)))
      .filter((day) => day.startsWith(answers.releaseDate.slice(0, 7)))
      .map((day) => formatShortDay(locale, day))
      .join(', ');
  return (
    <div className="planner-split">
      <div>
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {t.period.title}
        </h2>
        <p className="planner-lead">{t.period.text}</p>
        <Tape wording={wording} answers={answers} withPlace />
        <FirstFriday wording={wording} today={today} answers={answers} />
      </div>
      <div className="planner-groups">
        <fieldset>
          <legend>{t.period.month}</legend>
          {years.map((year) => (
            <div key={year} className="planner-year">
              <p className="planner-year-name">{year}</p>
              <div className="planner-months">
                {months
                  .filter((month) => month.startsWith(year))
                  .map((month) => {
                    const fridays = fridaysOf(month);
                    const announced = coverage.get(month) ?? 0;
                    const open = hasChoice(month, { today, ...answers });
                    return (
                      <label key={month} className="planner-month" data-short={!open || undefined}>
                        <input
                          type="radio"
                          name="releaseDate"
                          checked={answers.releaseDate === month}
                          onChange={() => onAnswer({ releaseDate: month })}
                        />
                        <strong>{nameOf.format(Date.parse(month))}</strong>
                        <span className="planner-announced">
                          <Bars
                            heights={announcedBars}
                            fill={0.6}
                            barClassName={(bar) => (bar < announced * announcedBars.length ? 'is-lit' : '')}
                          />
                        </span>
                        {announced > 0 && (
                          <span className="sr-only">
                            {fill(t.period.announced, { share: formatPercent(locale, announced) })},
                          </span>
                        )}
                        <small className="planner-note">
                          {open ? fill(t.period.fridays, { count: fridays.length }) : t.period.short}
                        </small>
                      </label>
                    );
                  })}
              </div>
            </div>
          ))}
          <p className="mt-3 text-small text-muted">{t.period.legend}</p>
        </fieldset>
        <fieldset aria-invalid={errors.territories}>
          <legend>
            {t.period.territories}{' '}
            <small>
              {fill(t.period.chosen, { count: answers.territories.length, total: territories.length })}
            </small>
          </legend>
          <Alert id="planner-territories-error" className="planner-alert">
            {errors.territories && t.period.none}
          </Alert>
          <p className="planner-chips">
            {answers.territories.map((territory) => (
              <button
                key={territory}
                type="button"
                aria-label={fill(t.period.remove, { territory: names.territories[territory] })}
                onClick={() => toggle(territory)}
              >
                {names.territories[territory]}
                <span aria-hidden="true"> ×</span>
              </button>
            ))}
          </p>
          {/* The list scrolls: it takes the focus, so that the arrow keys reach its end. */}
          <div className="planner-territories">
            {territories.map((territory) => {
              const days = holidays(territory);
              return (
                <label key={territory} className="planner-territory">
                  <input
                    type="checkbox"
                    name="territories"
                    aria-describedby={errors.territories && 'planner-territories-error'}
                    checked={answers.territories.includes(territory)}
                    onChange={() => toggle(territory)}
                  />
                  <span>{names.territories[territory]}</span>
                  {days && <small className="planner-holidays">{fill(t.period.holidays, { days })}</small>}
                </label>
              );
            })}
          </div>
          <p className="text-small text-muted">{fill(t.period.scroll, { last: names.territories.GLOBAL })}</p>
        </fieldset>
      </div>
    </div>
  );
}
