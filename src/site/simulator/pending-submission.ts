import { postJson } from '../../browser/api.ts';
import { randomId } from '../../browser/random-id.ts';
import type { SimulationAnswer, SimulationSubmission } from '../../contracts/simulation.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/**
 * Sends simulations so that none is lost: each is stored in local storage before it is sent, and sent again when the
 * network is back, on the next page, and at growing intervals while a page is open. Its idempotency key never changes,
 * so the server stores one lead, even for repeated requests from several tabs.
 */

export const SUBMIT_PATH = '/simulator/submit';
const MAX_KEPT = 5;
/** A name and an address wait on this device no longer than an outage of the network lasts. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** The waits between attempts, in milliseconds; the last one repeats. */
const BACK_OFF_MS = [2000, 5000, 15_000, 30_000, 60_000];

/** The state of a simulation. `kept`: not received yet, and tried again later. */
export type Delivery =
  | { state: 'sending' }
  | { state: 'kept' }
  | { state: 'sent'; answer: SimulationAnswer }
  | { state: 'refused'; reason: string };

interface Pending {
  key: string;
  body: SimulationSubmission;
  /** The `Date.now()` at which it was stored. */
  keptAt: number;
}

interface Run {
  pending: Pending;
  report: (delivery: Delivery) => void;
  tries: number;
  sending: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const runs = new Map<string, Run>();
/** Replaces local storage only while that is off or full; otherwise simulations sent by another tab would come back. */
let memory: Pending[] | undefined;

/** Stores a simulation and sends it until it is received or refused. Returns its idempotency key. */
export function submitSimulation(body: SimulationSubmission, report: (delivery: Delivery) => void): string {
  const pending: Pending = { key: randomId(), body, keptAt: Date.now() };
  write([...read(), pending].slice(-MAX_KEPT));
  start(pending, report);
  return pending.key;
}

/** Sends the simulations that earlier pages could not send. */
export function resendPending(): void {
  const kept = read();
  write(kept);
  for (const pending of kept) if (!runs.has(pending.key)) start(pending, () => undefined);
}

function start(pending: Pending, report: Run['report']): void {
  if (runs.size === 0) window.addEventListener('online', tryAllNow);
  const run: Run = { pending, report, tries: 0, sending: false };
  runs.set(pending.key, run);
  void send(run);
}

function tryAllNow(): void {
  for (const run of runs.values()) void send(run);
}

async function send(run: Run): Promise<void> {
  if (run.sending) return;
  clearTimeout(run.timer);
  if (Date.now() - run.pending.keptAt > MAX_AGE_MS) return finish(run);
  run.sending = true;
  // Later attempts are not reported: the visitor already sees that the simulation is kept.
  if (run.tries === 0) run.report({ state: 'sending' });
  const answer = await postJson<SimulationAnswer>(SUBMIT_PATH, run.pending.body, {
    idempotencyKey: run.pending.key,
  });
  run.sending = false;
  if (answer.kind === 'lost') {
    const wait = BACK_OFF_MS[Math.min(run.tries, BACK_OFF_MS.length - 1)] ?? 0;
    run.tries += 1;
    run.timer = setTimeout(() => void send(run), Math.max(wait, answer.retryAfterMs ?? 0));
    run.report({ state: 'kept' });
    return;
  }
  finish(run);
  run.report(
    answer.kind === 'ok'
      ? { state: 'sent', answer: answer.data }
      : { state: 'refused', reason: Object.values(answer.failure.fields ?? {})[0] ?? answer.failure.message },
  );
}

function finish({ pending: { key } }: Run): void {
  runs.delete(key);
  if (runs.size === 0) window.removeEventListener('online', tryAllNow);
  write(read().filter((other) => other.key !== key));
}

/** Returns the stored simulations that are not too old. Any other stored value is ignored. */
function read(): Pending[] {
  const kept = memory ?? stored();
  if (!Array.isArray(kept)) return [];
  return kept.filter(isPending).filter(({ keptAt }) => Date.now() - keptAt <= MAX_AGE_MS);
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.pendingSimulation) ?? '[]');
  } catch {
    // Storage is off, or the stored text is not JSON.
    return [];
  }
}

function write(kept: Pending[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(storageKeys.pendingSimulation);
    else localStorage.setItem(storageKeys.pendingSimulation, JSON.stringify(kept));
    memory = undefined;
  } catch {
    memory = kept;
  }
}

function isPending(value: unknown): value is Pending {
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
