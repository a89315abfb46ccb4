import { type MondayKind, mondayStepNames, stepOf } from '../../domain/monday/monday.ts';
import { doneIn, type MondayRun } from '../../domain/monday/run.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import type { Parts } from './use-run.ts';

interface StepsProps {
  run: MondayRun;
  ofStep: Parts['ofStep'];
  current: MondayKind;
}

/** The steps of the run with their numbers. A step in which nothing waited is absent. */
export function Steps({ run, ofStep, current }: StepsProps) {
  const { locale, t } = useLanguage();
  const words = t.monday;
  const count = (value: number) => formatNumber(locale, value);
  const steps = mondayStepNames.map((step) => ({ step, done: doneIn(run, step), ...ofStep(step) }));
  return (
    <div className="monday-steps">
      <ol aria-label={words.stepList}>
        {steps
          .filter(({ done, waiting, later }) => done + waiting + later > 0)
          .map(({ step, done, waiting, later }) => {
            const isCurrent = step === stepOf(current);
            return (
              <li
                key={step}
                data-done={waiting + later === 0 || undefined}
                {...(isCurrent && { 'aria-current': 'step' as const })}
              >
                <Glyph name={waiting + later === 0 ? 'done' : isCurrent ? 'right' : 'pending'} />
                <span>{words.steps[step]}</span>
                <span className="admin-figure">
                  {waiting === 0 && done > 0
                    ? fill(pluralForm(locale, words.stepDone, done), { count: count(done) })
                    : isCurrent
                      ? fill(words.stepNow, {
                          done: count(done + later),
                          total: count(done + later + waiting),
                        })
                      : count(waiting + later)}
                </span>
              </li>
            );
          })}
      </ol>
      <p className="admin-muted">{words.keeps}</p>
    </div>
  );
}
