import { type Answer, postJson } from '../../browser/api.ts';
import { randomId } from '../../browser/random-id.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/**
 * Sends the answers of flows so that they are never lost: each submission is stored in local storage before it is sent, and
 * sent again when the network is back, on the next page, and at growing intervals while a page is open. Its idempotency key
 * never changes, so the server stores one lead, even for repeated requests from several tabs.
 */

const MAX_KEPT = 5;
/** A name and an address stay on this device only as long as a network outage may last: a day. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** The waits between attempts, in milliseconds; the last one repeats. */
const BACK_OFF_MS = [2000, 5000, 15_000, 30_000, 60_000];

/** The state of a submission. `kept`: not received yet, stored in the browser and retried later. */
export type Delivery<Data> =
  | { state: 'sending' }
  | { state: 'kept' }
  | { state: 'sent'; answer: Data }
  | { state: 'refused'; reason: string };

interface Pending<Body> {
  key: string;
  body: Body;
  /** The `Date.now()` at which it was stored. */
  keptAt: number;
}

interface Run<Body, Data> {
  pending: Pending<Body>;
  report: (delivery: Delivery<Data>) => void;
  tries: number;
  sending: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

export interface KeptSubmissions<Body, Data> {
  /**
   * Stores a submission and sends it until it is received or refused. Returns its idempotency key.
   * @param key the key of an earlier submission of the same answers: if it is still stored, it is sent at once
   */
  submit(body: Body, report: (delivery: Delivery<Data>) => void, key?: string): string;
  /** Sends the submissions that earlier pages could not send. */
  resend(): void;
}

interface SubmissionOptions {
  /** Replaces the documented time-out of a request. */
  timeoutMs?: number;
  /** The error code of a failure after the server has stored the submission: it is not sent again automatically. */
  storedDespite?: string;
}

/** Creates the sender of one kind of submission: each kind has a path and a local storage key. */
export function keptSubmissions<Body extends object, Data>(
  path: string,
  store: 'pendingSimulation' | 'pendingRelease',
  { timeoutMs, storedDespite }: SubmissionOptions = {},
): KeptSubmissions<Body, Data> {
  const runs = new Map<string, Run<Body, Data>>();
  const storageKey = storageKeys[store];
  /**
   * Replaces local storage only while that is off or full; otherwise submissions that another tab has sent would be
   * restored.
   */
  let memory: Pending<Body>[] | undefined;

  function start(pending: Pending<Body>, report: Run<Body, Data>['report']): void {
    if (runs.size === 0) window.addEventListener('online', tryAllNow);
    const run: Run<Body, Data> = { pending, report, tries: 0, sending: false };
    runs.set(pending.key, run);
    void send(run);
  }

  function tryAllNow(): void {
    for (const run of runs.values()) void send(run);
  }

  async function send(run: Run<Body, Data>): Promise<void> {
    if (run.sending) return;
    clearTimeout(run.timer);
    if (Date.now() - run.pending.keptAt > MAX_AGE_MS) return finish(run);
    run.sending = true;
    // Later attempts are not reported: the visitor already sees that the submission is kept.
    if (run.tries === 0) run.report({ state: 'sending' });
    const answer = await postJson<Data>(path, run.pending.body, {
      idempotencyKey: run.pending.key,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    run.sending = false;
    if (answer.kind === 'lost' && (answer.code === undefined || answer.code !== storedDespite)) {
      const wait = BACK_OFF_MS[Math.min(run.tries, BACK_OFF_MS.length - 1)] ?? 0;
      run.tries += 1;
      run.timer = setTimeout(() => void send(run), Math.max(wait, answer.retryAfterMs ?? 0));
      run.report({ state: 'kept' });
      return;
    }
    finish(run);
    if (answer.kind === 'ok') run.report({ state: 'sent', answer: answer.data });
    else run.report({ state: 'refused', reason: reasonOf(answer) });
  }

  function finish({ pending: { key } }: Run<Body, Data>): void {
    runs.delete(key);
    if (runs.size === 0) window.removeEventListener('online', tryAllNow);
    write(read().filter((other) => other.key !== key));
  }

  /** Returns the stored submissions that are not too old. Any other stored value is ignored. */
  function read(): Pending<Body>[] {
    const kept = memory ?? stored();
    if (!Array.isArray(kept)) return [];
    return kept.filter(isPending<Body>).filter(({ keptAt }) => Date.now() - keptAt <= MAX_AGE_MS);
  }

  function stored(): unknown {
    try {
      return JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    } catch {
      // Storage is off, or the stored text is not JSON.
      return [];
    }
  }

  function write(kept: Pending<Body>[]): void {
    try {
      if (kept.length === 0) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(kept));
      memory = undefined;
    } catch {
      memory = kept;
    }
  }

  return {
    submit(body, report, key = randomId()) {
      const waiting = runs.get(key);
      if (waiting) {
        waiting.report = report;
        void send(waiting);
        return key;
      }
      const pending: Pending<Body> = { key, body, keptAt: Date.now() };
      write([...read(), pending].slice(-MAX_KEPT));
      start(pending, report);
      return key;
    },
    resend() {
      const kept = read();
      write(kept);
      for (const pending of kept) if (!runs.has(pending.key)) start(pending, () => undefined);
    },
  };
}

function reasonOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'lost') return answer.message ?? '';
  return Object.values(answer.failure.fields ?? {})[0] ?? answer.failure.message;
}

function isPending<Body>(value: unknown): value is Pending<Body> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'body' in value &&
    typeof value.body === 'object'
  );
}
