import type { Context } from 'hono';
import type { SignedIn } from '../app/account/account-ports.ts';
import type { Asker } from '../app/pipeline/pipeline-ports.ts';
import type { ApiEnv } from './api-env.ts';

/** Who makes a request that `requireAccount` let pass. */
export function askerOf<E extends ApiEnv & { Variables: { who: SignedIn } }>(c: Context<E>): Asker {
  return { who: c.get('who'), requestId: c.get('requestId') };
}
