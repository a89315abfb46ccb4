import { useState } from 'react';
import { apiAddress } from '../../browser/api-address.ts';
import type { PlannerAnswer } from '../../contracts/leads/planner.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import type { PlannerBudget } from '../../domain/planner/inputs.ts';
import { planBudget } from '../../domain/planner/plan-budget.ts';
import { WATCH_PATH } from '../../domain/watch/watch-path.ts';
import { fill } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { HostProps } from './host-props.ts';
import type { Answers } from './planner-state.ts';
import type { Wording } from './texts.ts';

interface ResultActionsProps {
  wording: Wording;
  site: HostProps;
  answers: Answers;
  answer: PlannerAnswer;
}

/** The links of a result: the calendar file, watching the Friday, and booking a call as the only primary action. */
export function ResultActions({ wording, site, answers, answer }: ResultActionsProps) {
  const { locale, t } = wording;
  const [isSaved, markSaved] = useState(false);
  const friday = answer.optimalDate.date;
  const plan = {
    friday: friday ?? '',
    releaseType: answers.releaseType,
    territories: answers.territories.join(','),
  };
  const file =
    friday &&
    `${apiAddress('/planner/plan.ics')}?${new URLSearchParams({
      ...plan,
      budget: String(bought(answer, answers)),
      lang: locale,
    })}`;
  const watch =
    friday &&
    site.mailsPlans &&
    answer.analysis &&
    answers.genre &&
    `${localizePath(locale, WATCH_PATH)}?${new URLSearchParams({
      ...plan,
      budget: String(answers.budget),
      genre: answers.genre,
      releaseDate: answers.releaseDate,
    })}`;
  return (
    <>
      {file && (
        <ButtonLink tone="quiet" href={file} download="" onClick={() => markSaved(true)}>
          <span className="planner-long">{t.results.calendar}</span>
          <span className="planner-short">{t.results.calendarShort}</span>
        </ButtonLink>
      )}
      {/* A screen reader hears nothing of a download. */}
      <span className="sr-only" role="status">
        {isSaved && t.results.calendarSaved}
      </span>
      {watch && (
        <ButtonLink tone="quiet" href={watch} rel="nofollow">
          {t.results.watch}
        </ButtonLink>
      )}
      <ButtonLink
        href={site.bookingUrl ?? site.contactHref}
        {...(site.bookingUrl && { target: '_blank', rel: 'noopener', 'data-calendar': '' })}
      >
        <span className="planner-long">
          {fill(t.results.book, { minutes: formatFigure(locale, 'agency.call') })}
        </span>
        <span className="planner-short">{t.results.bookShort}</span>
        {site.bookingUrl && <span className="sr-only"> {t.contact.newTab}</span>}
      </ButtonLink>
    </>
  );
}

/** Returns the budget of the shown plan. A response of the agency's automation has no verdict on advertising. */
const bought = ({ analysis }: PlannerAnswer, { budget }: Answers): PlannerBudget =>
  analysis ? planBudget(analysis.money.verdict, budget) : budget;
