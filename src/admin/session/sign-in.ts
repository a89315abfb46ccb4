import { apiAddress } from './api.ts';

/** What came of a sign-in. `failed` carries the server's own message where it sent one. */
export type SignInOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'failed'; status: number; message: string | undefined }
  | { kind: 'token_missing' }
  | { kind: 'no_address' }
  | { kind: 'network' };

/** `POST /api/auth/login`, with every outcome that the error catalogue names. Never throws. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const address = apiAddress('/auth/login');
  if (!URL.canParse(address, location.origin)) return { kind: 'no_address' };
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ email, password }),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    return { kind: 'network' };
  }
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok) {
    const said = [answer?.['error'], answer?.['message']].find(
      (text) => typeof text === 'string' && text !== '',
    );
    return { kind: 'failed', status: response.status, message: said as string | undefined };
  }
  const token = answer?.['token'];
  return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'token_missing' };
}
