import type { ErrorCode, Failure } from '../../contracts/answer.ts';
import { apiAddress } from './api.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * What came of a sign-in. `failed` carries the server's own message where it sent one, and those for wrong fields;
 * `code`: now the second factor.
 */
export type SignInOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'code' }
  | { kind: 'failed'; status: number; message: string | undefined; fields: Record<string, string> }
  | { kind: 'token_missing' }
  | { kind: 'no_address' }
  | { kind: 'network' };

const ASKS_FOR_CODE = 'second_factor_required' satisfies ErrorCode;

/** `POST /api/auth/login`, with every outcome that the error catalogue names. Never throws. */
export async function signIn(credentials: Credentials, code?: string): Promise<SignInOutcome> {
  const address = apiAddress('/auth/login');
  if (!URL.canParse(address, location.origin)) return { kind: 'no_address' };
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ ...credentials, code }),
      signal: AbortSignal.timeout(10_000),
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
    };
  }
  const token = answer?.['token'];
  return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'token_missing' };
}
