import type { Failure } from '../contracts/answer.ts';

/** The documented time-out of the API. */
const TIMEOUT_MS = 10_000;
/** Answers that a later try may change; every other 4xx is a verdict. */
const TEMPORARY = new Set([408, 429]);

/** What came of a call: data, the API's reasoned refusal, or nothing that one can rely on. */
export type Answer<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; failure: Failure }
  /**
   * Network down, time-out, 408, 429, 5xx or an unreadable answer: the same call may succeed later. `misdirected`:
   * something answered that is not the API, so that its address is probably wrong.
   */
  | { kind: 'lost'; retryAfterMs?: number; misdirected?: true };

/** Posts JSON to the product's API. Gives a value in every case and never throws. */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: { idempotencyKey?: string } = {},
): Promise<Answer<T>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch((import.meta.env.PUBLIC_API_BASE || '/api') + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      body: JSON.stringify(body),
      // The call goes on when the visitor leaves the page.
      keepalive: true,
      signal: controller.signal,
    });
    if (response.status >= 500 || TEMPORARY.has(response.status)) return lost(response);
    return read<T>(await response.json());
  } catch (error) {
    return error instanceof SyntaxError ? misdirected : { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

function lost(response: Response): Answer<never> {
  const header = response.headers.get('Retry-After');
  if (!header) return { kind: 'lost' };
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? { kind: 'lost', retryAfterMs: wait } : { kind: 'lost' };
}

const misdirected = { kind: 'lost', misdirected: true } as const;

/** The envelope is checked; the data inside is what the contract of this very deployment promises. */
function read<T>(answer: unknown): Answer<T> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return misdirected;
  if (answer.success === true && 'data' in answer) return { kind: 'ok', data: answer.data as T };
  if (answer.success === false && 'message' in answer) return { kind: 'refused', failure: answer as Failure };
  return misdirected;
}
