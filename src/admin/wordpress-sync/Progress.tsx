import type { SyncDto } from '../../contracts/wordpress.ts';
import { type SyncStep, syncSteps } from '../../domain/wordpress/sync-steps.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { StepWave } from './StepWave.tsx';
import { useStepResult } from './use-step-result.ts';
import { useTimeFormat } from './use-time-format.ts';

/** A synchronisation that runs or waits: one figure, and six steps that rise. */
export function Progress({ sync }: { sync: SyncDto }) {
  const { locale, t } = useLanguage();
  const words = t.wordpressSync;
  const time = useTimeFormat();
  const resultOf = useStepResult();
  const { step, percent, running, message, nextAttemptAt, done, total, resumed } = sync;
  const present = syncSteps.indexOf(step);
  const number = (value: number) => formatNumber(locale, value);
  const counts = (of: { done: number; total: number }) => ({
    done: number(of.done),
    total: number(of.total),
  });
  const said = () => {
    if (nextAttemptAt && message) return fill(words.progress.retry, { message, time: time(nextAttemptAt) });
    if (!running) return words.progress.waits;
    const said = fill(words.progress.step, { number: present + 1, total: syncSteps.length });
    return resumed ? `${fill(words.progress.resumed, counts(resumed))} ${said}` : said;
  };
  /** The finding of a step, its progress, or its state in a word. */
  const reached = (name: SyncStep, state: 'done' | 'running' | 'todo') => {
    if (state === 'running' && total > 0) return fill(words.stepState.counted, counts({ done, total }));
    return (state === 'done' ? resultOf(sync, name) : undefined) ?? words.stepState[state];
  };
  const stateOf = (index: number) => (index < present ? 'done' : index === present ? 'running' : 'todo');
  return (
    <section className="admin-card sync-progress" aria-label={words.progress.label}>
      <div>
        <p className="sync-percent">
          {percent}
          <span> %</span>
        </p>
        <p className="admin-muted" role="status">
          {said()}
        </p>
        <progress className="admin-hidden" aria-label={words.progress.label} max={100} value={percent} />
      </div>
      <ol className="sync-steps">
        {syncSteps.map((name, index) => {
          const state = stateOf(index);
          const share = state === 'done' ? 1 : state === 'running' && total > 0 ? done / total : 0;
          return (
            <li
              key={name}
              data-state={state}
              {...(state === 'running' && { 'aria-current': 'step' as const })}
            >
              <StepWave
                seed={index}
                share={state === 'running' ? Math.max(share, 0.1) : share}
                running={state === 'running'}
              />
              <p className="sync-step-name">{words.steps[name]}</p>
              <p className="admin-muted">{reached(name, state)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
