import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dashboardPeriods } from '../../domain/dashboard/scale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { type Period, periodProblem } from './period.ts';

interface PeriodChoiceProps {
  period: Period;
  /** First and last day of what is shown, with which own dates begin. */
  shown: Ends | undefined;
  choose: (period: Period) => void;
}
interface Ends {
  from: string;
  to: string;
}

/** The period: the last days, or dates of one's own. */
export function PeriodChoice({ period, shown, choose }: PeriodChoiceProps) {
  const { t } = useLanguage();
  const own = 'from' in period ? period : undefined;
  return (
    <div className="period">
      <SegmentedControl
        aria-label={t.dashboard.period}
        value={'days' in period ? period.days : 'own'}
        onChange={(value) => {
          const days = dashboardPeriods.find((known) => known === value);
          if (days) choose({ days });
          else if (shown) choose({ from: shown.from, to: shown.to });
        }}
        data={[
          ...dashboardPeriods.map((value) => ({ value, label: fill(t.dashboard.days, { count: value }) })),
          { value: 'own', label: t.dashboard.own.segment },
        ]}
      />
      {own && <OwnDates own={own} choose={choose} />}
    </div>
  );
}

/** Two dates, which are taken over as soon as they are a period. */
function OwnDates({ own, choose }: { own: Ends; choose: (period: Ends) => void }) {
  const words = useLanguage().t.dashboard;
  const [typed, setTyped] = useState(own);
  const [known, setKnown] = useState(own);
  if (own.from !== known.from || own.to !== known.to) {
    setKnown(own);
    setTyped(own);
  }
  const problem = periodProblem(typed.from, typed.to);
  const type = (change: Partial<Ends>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (periodProblem(next.from, next.to) === undefined) {
      setKnown(next);
      choose(next);
    }
  };
  return (
    <fieldset className="period-own">
      <legend className="admin-hidden">{words.own.label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          size="sm"
          label={words.own[end]}
          value={typed[end]}
          onChange={({ currentTarget }) => type({ [end]: currentTarget.value })}
        />
      ))}
      <p role="status" className="period-problem">
        {problem ? words.periodProblems[problem] : ''}
      </p>
    </fieldset>
  );
}
