import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { TestSite } from '../test-site.ts';
import { bearer, newAddress, PASSWORD, postFrom } from './accounts.ts';

const STEP_MS = 30_000;

/**
 * Returns the code that an authenticator app shows.
 * @param steps offset in steps of 30 seconds
 */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP_MS });
}

/** Returns a code that is wrong at the current step and at the two steps before and after it. */
export function wrongCode(secret: string, now = Date.now()): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps, now));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

/**
 * Switches the second factor of an account on with the code of the previous step, so that later codes can still be
 * used.
 */
export async function switchOn(
  site: TestSite,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const post = async (path: string, body: object) => {
    const response = await postFrom(site, newAddress(), path, body, bearer(token));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()).data;
  };
  const { secret } = await post('/api/auth/second-factor/setup', { password: PASSWORD });
  // Near the end of a step, the previous code would have expired when it arrives: a busy machine takes seconds.
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A timer can fire a moment before its time, while the old step still runs.
  if (left < 5000) await sleep(left + 50);
  const code = codeOf(secret, -1);
  const { recoveryCodes } = await post('/api/auth/second-factor/confirm', { code });
  return { secret, recoveryCodes };
}
