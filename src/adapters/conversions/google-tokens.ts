import { createHash, sign } from 'node:crypto';
import type { AccessTokens, ConversionSender } from '../../app/ports/conversions.ts';
import type { Clock } from '../../app/ports.ts';
import { type ServiceAccount, serviceAccountOf } from '../../domain/conversion/google.ts';
import { jsonOf, type VendorAnswer } from '../../domain/conversion/verdict.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/datamanager';
const HOUR_S = 3600;
/** A token lasts an hour; it is renewed a little earlier. */
const KEPT_MS = 55 * 60_000;

/** Creates the access tokens of Google's service accounts. They are kept in memory alone, and one request at a time asks for one. */
export function createGoogleTokens({
  clock,
  sender,
}: {
  clock: Clock;
  sender: ConversionSender;
}): AccessTokens {
  const kept = new Map<string, { until: number; token: Promise<string | VendorAnswer> }>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

  async function ask(key: string): Promise<string | VendorAnswer> {
    const account = serviceAccountOf(key);
    const assertion = account && assertionOf(account, clock.now());
    if (!assertion) return { status: 400, text: '{"error":"no service account key"}' };
    const { status, text, retryAfterMs } = await sender.send({
      url: TOKEN_URL,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })}`,
    });
    const token = status === 200 ? jsonOf(text)?.['access_token'] : undefined;
    if (typeof token === 'string' && token !== '') return token;
    return { status: status === 200 ? 502 : status, text, retryAfterMs };
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const now = clock.now();
      const known = kept.get(name);
      const current = known && known.until > now ? known : { until: now + KEPT_MS, token: ask(key) };
      kept.set(name, current);
      const token = await current.token;
      if (typeof token !== 'string' && kept.get(name) === current) kept.delete(name);
      return token;
    },
    forget: (key) => void kept.delete(nameOf(key)),
  };
}

/** The signed statement that is exchanged for a token; undefined: the key cannot sign. */
function assertionOf(account: ServiceAccount, now: number): string | undefined {
  const issued = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: account.client_email,
    scope: SCOPE,
    aud: TOKEN_URL,
    iat: issued,
    exp: issued + HOUR_S,
  };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  try {
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), account.private_key).toString('base64url')}`;
  } catch {
    return undefined;
  }
}
