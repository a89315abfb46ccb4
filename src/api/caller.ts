import type { Context } from 'hono';
import type { Caller, Throttled } from '../app/account/account-ports.ts';
import { failure } from './answers.ts';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './middleware/client-address.ts';

/** Where a password or a code comes from. */
export const callerOf = <E extends ApiEnv>(c: Context<E>, trustProxy: number): Caller => ({
  requestId: c.get('requestId'),
  address: clientAddress(c, trustProxy),
});

/** Answers 429 to whoever asks or guesses too often. */
export function slowDown<E extends ApiEnv>(c: Context<E>, { code, retryAfterMs }: Throttled) {
  c.header('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  return failure(c, code);
}
