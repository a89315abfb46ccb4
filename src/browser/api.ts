import type { Failure } from '../contracts/answer.ts';
import { API_TIMEOUT_MS, apiAddress } from './api-address.ts';

/**
 * The end of the address of every form that becomes a lead, and the name of the event that the window receives when the
 * server has stored one. The event holds the lead's id and that address, and nothing of the form.
 */
const LEAD_FORM = '/submit';
/** Lazy scripts import only this type: an import of the value would make the build move this module to a file of its own. */
export type LeadStored = typeof LEAD_FORM;
export type LeadStoredEvent = CustomEvent<{ id: string; path: string }>;

/** Statuses for which a retry may succeed; every other 4xx is final. */
const TEMPORARY = new Set([408, 429]);

/** The result of a call: the data, the API's refusal with its reason, or no reliable response. */
export type Answer<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; failure: Failure }
  /**
   * Network failure, time-out, 408, 429, 5xx or an unreadable response: a retry may succeed. `misdirected`: the
   * response does not come from the API, so the address of the API is probably wrong. `message`, `code`: the API's own.
   */
  | { kind: 'lost'; retryAfterMs?: number; message?: string; code?: string; misdirected?: true };

/**
 * Posts JSON to the product's API. Always resolves to an `Answer` and never throws.
 * @param options `timeoutMs` replaces the documented time-out
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: { idempotencyKey?: string; timeoutMs?: number } = {},
): Promise<Answer<T>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? API_TIMEOUT_MS);
  try {
    const response = await fetch(apiAddress(path), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      body: JSON.stringify(body),
      // The browser completes the request even when the visitor leaves the page.
      keepalive: true,
      signal: controller.signal,
    });
    if (response.status >= 500 || TEMPORARY.has(response.status)) return await lost(response);
    const answer = read<T>(await response.json());
    if (answer.kind === 'ok' && path.endsWith(LEAD_FORM)) {
      const { id } = answer.data as { id?: unknown };
      // Without an id no lead was stored, as for some answers of the planner.
      if (id) dispatchEvent(new CustomEvent(LEAD_FORM, { detail: { id, path } }));
    }
    return answer;
  } catch (error) {
    return error instanceof SyntaxError ? misdirected : { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

async function lost(response: Response): Promise<Answer<never>> {
  const answer = await response.json().catch(() => undefined);
  const message = typeof answer?.message === 'string' && { message: answer.message, code: answer.code };
  const header = response.headers.get('Retry-After') ?? '';
  // `Number` of a date is `NaN`: then the header is parsed as a date.
  const wait = Number(header) * 1000 || Date.parse(header) - Date.now();
  return { kind: 'lost', ...message, ...(wait > 0 && { retryAfterMs: wait }) };
}

const misdirected = { kind: 'lost', misdirected: true } as const;

/** Checks the envelope only; the data has the shape of the contract, since page and API are deployed together. */
function read<T>(answer: { success?: unknown } | null | undefined): Answer<T> {
  if (answer?.success === true && 'data' in answer) return { kind: 'ok', data: answer.data as T };
  if (answer?.success === false && 'message' in answer)
    return { kind: 'refused', failure: answer as Failure };
  return misdirected;
}
