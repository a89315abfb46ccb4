import { useEffect, useRef, useState } from 'react';
import { postJson } from '../../browser/api.ts';
import { leadContext } from '../../browser/lead-context.ts';
import type { PlannerAnswer } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { type Delivery, submitRelease } from './pending-release.ts';
import type { Answers } from './planner-state.ts';

export type Analysis =
  | { state: 'running'; slow: boolean }
  | { state: 'done'; answer: PlannerAnswer }
  /** `kept`: the release is stored in this browser until the server can be reached, and is then analysed automatically. */
  | { state: 'failed'; kept: boolean };

const running: Analysis = { state: 'running', slow: false };

/** The time after which an analysis is shown as slow, in milliseconds. */
const SLOW_MS = 8000;
/** The shortest time of the loading view, in milliseconds, so that it does not flicker. */
const LEAST_MS = 600;

/**
 * Sends the answers while `wanted` is true, and again for each `retry`. The same answers have the same idempotency key:
 * the server stores one lead, however often they are sent.
 * @param withEmail false: only the questions are sent; nothing is stored, and nothing is retried automatically
 */
export function useAnalysis(
  wanted: boolean,
  answers: Answers,
  locale: Locale,
  withEmail: boolean,
): { analysis: Analysis; retry: () => void } {
  const [analysis, setAnalysis] = useState<Analysis>(running);
  const [tries, setTries] = useState(0);
  const [shownAt] = useState(() => performance.now());
  const keys = useRef(new Map<string, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step to the analysis, and each retry
  useEffect(() => {
    const { genre, email, artistName, trap, ...rest } = answers;
    if (!wanted || !genre) {
      // The next analysis must not start with the result of this one.
      setAnalysis(running);
      return;
    }
    let current = true;
    const show = (next: Analysis) => current && setAnalysis(next);
    show(running);
    const slow = setTimeout(() => show({ state: 'running', slow: true }), SLOW_MS);
    const least = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
    const stop = () => {
      current = false;
      clearTimeout(slow);
    };
    const report = (delivery: Delivery) => {
      if (delivery.state === 'sending') return;
      clearTimeout(slow);
      void least.then(() => show(outcomeOf(delivery)));
    };
    const fields = {
      ...rest,
      territories: [...rest.territories],
      genre,
      email: email.trim(),
      artistName: artistName.trim(),
    };
    if (!withEmail) {
      const { releaseType, budget, releaseDate, territories } = fields;
      const question = { genre, releaseType, budget, releaseDate, territories, locale };
      void postJson<PlannerAnswer>('/planner/analysis', question).then((answer) =>
        report(
          answer.kind === 'ok' ? { state: 'sent', answer: answer.data } : { state: 'refused', reason: '' },
        ),
      );
      return stop;
    }
    const text = JSON.stringify(fields);
    const body = { ...fields, ...leadContext(locale, shownAt), [TRAP_FIELD]: trap };
    keys.current.set(text, submitRelease(body, report, keys.current.get(text)));
    return stop;
  }, [wanted, tries]);

  return { analysis, retry: () => setTries(tries + 1) };
}

const outcomeOf = (delivery: Exclude<Delivery, { state: 'sending' }>): Analysis =>
  delivery.state === 'sent'
    ? { state: 'done', answer: delivery.answer }
    : { state: 'failed', kept: delivery.state === 'kept' };
