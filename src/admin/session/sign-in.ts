import { API_TIMEOUT_MS, apiAddress } from '../../browser/api-address.ts';
import type { ErrorCode, Failure } from '../../contracts/answer.ts';
import { retryAfterOf } from '../api/retry-after.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * The outcome of a sign-in. `failed` carries the server's message, if it sent one, and the messages for wrong fields;
 * `code` means that the server asks for the second factor.
 */
export type SignInOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'code' }
  | {
      kind: 'failed';
      status: number;
      message: string | undefined;
      fields: Record<string, string>;
      retryAfter: number | undefined;
    }
  | { kind: 'token_missing' }
  | { kind: 'no_address' }
  | { kind: 'network' };

const ASKS_FOR_CODE = 'second_factor_required' satisfies ErrorCode;

/** Calls `POST /api/auth/login` and returns the outcome: each one of the error catalogue. Never throws. */
export async function signIn(credentials: Credentials, code?: string): Promise<SignInOutcome> {
  const address = apiAddress('/auth/login');
  if (!URL.canParse(address, location.origin)) return { kind: 'no_address' };
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ ...credentials, code }),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
  } catch {
    return { kind: 'network' };
  }
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok) {
    if (answer?.['code'] === ASKS_FOR_CODE) return { kind: 'code' };
    const said = [answer?.['error'], answer?.['message']].find(
      (text) => typeof text === 'string' && text !== '',
    );
    return {
      kind: 'failed',
      status: response.status,
      message: said as string | undefined,
      fields: (answer as Partial<Failure> | null)?.fields ?? {},
      retryAfter: response.status === 429 ? retryAfterOf(response) : undefined,
    };
  }
  const token = answer?.['token'];
  return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'token_missing' };
}
