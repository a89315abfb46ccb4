import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices, RateLimits } from './api-env.ts';
import { rateLimit } from './middleware/rate-limit.ts';

/**
 * The calls that each client address may make, as multiples of the configured limit of forms (`RATE_LIMIT_PER_MINUTE` a
 * minute, and six times as many an hour). All operations with the same limit name share one allowance.
 */
const allowances = {
  /** All forms of visitors together. */
  forms: { minute: 1, hour: 1 },
  /** Many visitors may share an address, and a choice of cookies must not use up the allowance of the forms. */
  consents: { minute: 6, hour: 10 },
  /** Those who accept advertising report leads and clicks out of landing pages, also for an artist, and many visitors may share an address. */
  acts: { minute: 12, hour: 30 },
  votes: { minute: 6, hour: 10 },
  /** A visitor rewords a question several times. */
  questions: { minute: 3, hour: 10 },
  /** A guest opens an invitation once or twice; guessing a code takes many more calls. */
  invitations: { minute: 1, hour: 1 },
  /** One visit of the simulator sends ten reports, and all users of a school or a mobile network share one address. */
  visits: { minute: 12, hour: 100 },
  /** Attempts with passwords and codes by all people of an agency, besides the growing delay after wrong attempts. */
  passwords: { minute: 3, hour: 5 },
  /** Mails to an address that anyone may type: ten an hour where forms have their default limit. */
  ownDataMails: { minute: 0.5, hour: 1 / 6 },
  /** Codes, and the pages and downloads of a person who reads their own data. */
  ownData: { minute: 3, hour: 5 },
  /** Each visit of the sign-in page requests a challenge, and all people of an agency open it in the morning. */
  passkeys: { minute: 6, hour: 10 },
  signOut: { minute: 6, hour: 10 },
  /** Calls for which the server calls another server, computes a hash, or reads and writes much data. */
  costly: { minute: 1, hour: 1 },
  /** A blog sends a message for each edit, and many articles may be edited at once. */
  hooks: { minute: 12, hour: 100 },
  /** The blog's settings page reads the categories: tests of connections must not use up this allowance. */
  blogReads: { minute: 6, hour: 10 },
  exports: { minute: 1, hour: 1 },
  /** A whole folder of pictures may be dropped at once. */
  uploads: { minute: 12, hour: 100 },
} satisfies Record<string, { minute: number; hour: number }>;
export type LimitName = keyof typeof allowances;

/** Creates the rate limits of one API, by name. Each counts in the memory of this process. */
export function createLimits(
  services: Pick<ApiServices, 'formLimits' | 'trustProxy' | 'log'>,
): (name: LimitName) => MiddlewareHandler<ApiEnv> {
  const made = new Map<LimitName, MiddlewareHandler<ApiEnv>>();
  return (name) => {
    const limit = made.get(name) ?? rateLimit({ ...services, formLimits: times(services.formLimits, name) });
    made.set(name, limit);
    return limit;
  };
}

const times = ({ perMinute, perHour }: RateLimits, name: LimitName): RateLimits => ({
  perMinute: Math.ceil(perMinute * allowances[name].minute),
  perHour: Math.ceil(perHour * allowances[name].hour),
});
