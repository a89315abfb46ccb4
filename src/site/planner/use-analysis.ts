import { useEffect, useRef, useState } from 'react';
import { postJson } from '../../browser/api.ts';
import { leadContext } from '../../browser/lead-context.ts';
import { randomId } from '../../browser/random-id.ts';
import type { PlannerAnswer } from '../../contracts/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Answers } from './planner-state.ts';

export type Analysis =
  | { state: 'running'; slow: boolean }
  | { state: 'done'; answer: PlannerAnswer }
  | { state: 'failed' };

/** An analysis is called slow from here on, in milliseconds. */
const SLOW_MS = 8000;
/** The server waits up to 20 s for the agency's automation. */
const TIMEOUT_MS = 25_000;
/** The shortest time of the loading view, in milliseconds, so that it does not flicker. */
const LEAST_MS = 600;

/**
 * Sends the answers while `wanted` is true, and again for each `retry`. The same answers have the same idempotency key:
 * they are one lead, however often they are sent.
 */
export function useAnalysis(
  wanted: boolean,
  answers: Answers,
  locale: Locale,
): { analysis: Analysis; retry: () => void } {
  const [analysis, setAnalysis] = useState<Analysis>({ state: 'running', slow: false });
  const [tries, setTries] = useState(0);
  const [shownAt] = useState(() => Date.now());
  const keys = useRef(new Map<string, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step to the analysis, and each retry
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setAnalysis({ state: 'running', slow: false });
    const slow = setTimeout(() => current && setAnalysis({ state: 'running', slow: true }), SLOW_MS);
    void send().then((next) => {
      clearTimeout(slow);
      if (current) setAnalysis(next);
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [wanted, tries]);

  async function send(): Promise<Analysis> {
    const { genre, email, artistName, ...rest } = answers;
    const fields = { ...rest, genre, email: email.trim(), artistName: artistName.trim() };
    const text = JSON.stringify(fields);
    const key = keys.current.get(text) ?? randomId();
    keys.current.set(text, key);
    const [answer] = await Promise.all([
      postJson<PlannerAnswer>(
        '/planner/submit',
        { ...fields, ...leadContext(locale, shownAt) },
        { idempotencyKey: key, timeoutMs: TIMEOUT_MS },
      ),
      new Promise((resolve) => setTimeout(resolve, LEAST_MS)),
    ]);
    return answer.kind === 'ok' ? { state: 'done', answer: answer.data } : { state: 'failed' };
  }

  return { analysis, retry: () => setTries(tries + 1) };
}
