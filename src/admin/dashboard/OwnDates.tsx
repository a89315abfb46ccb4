import { useState } from 'react';
import { useLanguage } from '../texts.ts';
import { DayField } from '../ui/fields/DayField.tsx';
import { type Ends, periodProblem } from './period.ts';

/** Two date inputs; the period changes as soon as both dates form a valid one. */
export function OwnDates({ own, choose }: { own: Ends; choose: (period: Ends) => void }) {
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
        <DayField
          key={end}
          size="sm"
          label={words.own[end]}
          value={typed[end]}
          onChange={(day) => type({ [end]: day })}
        />
      ))}
      <p role="status" className="period-problem">
        {problem ? words.periodProblems[problem] : ''}
      </p>
    </fieldset>
  );
}
