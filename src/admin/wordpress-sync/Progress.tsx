import type { SyncDto } from '../../contracts/wordpress.ts';
import { type SyncStep, syncSteps } from '../../domain/wordpress/sync-steps.ts';
import { fill, formatNumber, numberFormat, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
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

const BARS = 16;
const STEP = 8;
const HEIGHT = 64;

/** The heights of the bars of a step, always the same: the higher, the further it is in its wave. */
const heightOf = (seed: number, bar: number): number => {
  const wave =
    Math.sin((bar + 1) * (0.7 + seed * 0.13)) * 0.3 + Math.sin((bar + 3) * (0.31 + seed * 0.07)) * 0.2;
  return Math.round(HEIGHT * Math.min(1, Math.max(0.15, 0.45 + wave + bar / (BARS * 4))));
};

/** A step of a synchronisation as a waveform whose filled bars are its progress. The words are below. */
function StepWave({ seed, share, running }: { seed: number; share: number; running: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${BARS * STEP - 2} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="sync-wave"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, bar) => {
        const height = heightOf(seed, bar);
        const filled = bar < Math.round(share * BARS);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            key={bar}
            x={bar * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx="1"
            className={filled ? (running ? 'is-running' : 'is-done') : undefined}
          />
        );
      })}
    </svg>
  );
}

/** Returns a function that formats the findings of a finished step; it returns `undefined` if they are unknown. */
function useStepResult(): (sync: SyncDto, step: SyncStep) => string | undefined {
  const { locale, t } = useLanguage();
  const words = t.wordpressSync.results;
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  return ({ found: { connectMs, categories, changes, pictures } }, step) => {
    if (step === 'connect' && connectMs !== null) {
      const seconds = numberFormat(locale, { maximumFractionDigits: 1 }).format(connectMs / 1000);
      return fill(words.connect, { seconds });
    }
    if (step === 'categories' && categories !== null) return counted(words.categories, categories);
    if (step === 'changes' && changes !== null) return counted(words.changes, changes);
    if (step === 'texts' && changes !== null)
      return [counted(words.changes, changes), ...(pictures ? [counted(words.pictures, pictures)] : [])].join(
        ', ',
      );
    return undefined;
  };
}
