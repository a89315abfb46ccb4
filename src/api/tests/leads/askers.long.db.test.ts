import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { switchOn } from '../../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import type { Duty } from '../../../domain/account/duty.ts';
import { type Role, roles } from '../../../domain/account/role.ts';
import { SESSION_IDLE_MS } from '../../../domain/account/session.ts';
import { dueCodes } from '../../middleware/require-account.ts';
import type { AnyDefinition } from '../../operation.ts';
import { operations } from '../../operations/all.ts';

/**
 * Calls every operation that needs a session, for every role in every state of account and session. The operations are
 * read from their definitions, so that a new one is tested here automatically; which role may call which is written by
 * hand in `statuses.long.db.test.ts`.
 */
const guarded = operations
  .map(({ definition }): AnyDefinition => definition)
  .filter(({ allow }) => allow !== undefined);

/**
 * What an account may do in a state: nothing (`ended`), all that its role permits, or only what its duty leaves open.
 */
type Standing = 'ended' | 'open' | Duty;

interface State {
  standing: Standing;
  /** Puts a session into the state, and returns its token. */
  reach(role: Role): Promise<string>;
}

eachEngine('every guarded operation', (engine) => {
  let site: TestSite;
  const time = { skipped: 0 };
  let admin: string;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => Date.now() + time.skipped } });
    admin = await tokenOf(site, await addAccount(site));
    await switchOn(site, admin);
  });
  afterAll(() => site.close());

  const signIn = async (role: Role, changes: Partial<Account> = {}) => {
    const account = await addAccount(site, { role, ...changes });
    return { account, token: await tokenOf(site, account) };
  };
  const post = async (path: string, token: string) => {
    const response = await site.send('POST', path, {}, bearer(token), newAddress());
    expect([path, response.status]).toEqual([path, 200]);
  };
  const requireSecondFactor = async (secondFactorRequired: boolean) => {
    const { version } = (await (await site.get('/api/settings/access', bearer(admin))).json()).data;
    const body = { version, secondFactorRequired, secondFactorForAdmins: false };
    expect((await site.send('PUT', '/api/settings/access', body, bearer(admin))).status).toBe(200);
  };

  const states: Record<string, State> = {
    'an open session': { standing: 'open', reach: async (role) => (await signIn(role)).token },
    'no token': { standing: 'ended', reach: async () => '' },
    'a session that was signed out': {
      standing: 'ended',
      async reach(role) {
        const { token } = await signIn(role);
        await post('/api/auth/logout', token);
        return token;
      },
    },
    'a session that its account ended elsewhere': {
      standing: 'ended',
      async reach(role) {
        const { account, token } = await signIn(role);
        await post('/api/auth/sessions/end-others', await tokenOf(site, account));
        return token;
      },
    },
    'a session that an administrator ended': {
      standing: 'ended',
      async reach(role) {
        const { account, token } = await signIn(role);
        await post(`/api/accounts/${account.id}/sign-out`, admin);
        return token;
      },
    },
    'a session that was not used for eight hours': {
      standing: 'ended',
      async reach(role) {
        const { token } = await signIn(role);
        time.skipped = SESSION_IDLE_MS;
        return token;
      },
    },
    'a session of seven days, used until its end': {
      standing: 'ended',
      async reach(role) {
        const { token } = await signIn(role);
        const { jti = '' } = decodeJwt(token);
        const expiresAt = Date.now() + 60_000;
        // Later than the sign-in, which may happen in the same millisecond.
        await site.stores.sessions.prolong(jti, { usedAt: Date.now() + 1, expiresAt });
        time.skipped = 60_001;
        return token;
      },
    },
    'a disabled account': {
      standing: 'ended',
      async reach(role) {
        const { account, token } = await signIn(role);
        await site.stores.accounts.disable(account.id, auditEntry({ action: 'account_disabled' }));
        return token;
      },
    },
    'a password that an administrator knows': {
      standing: 'password',
      reach: async (role) => (await signIn(role, { passwordDue: true })).token,
    },
    'a second factor that is required and missing': {
      standing: 'second_factor',
      async reach(role) {
        const { token } = await signIn(role);
        await requireSecondFactor(true);
        return token;
      },
    },
  };

  /** The error code that follows from a definition; `undefined`: the guard accepts the call. */
  function refusalOf({ allow, openWhile = [] }: AnyDefinition, role: Role, standing: Standing) {
    if (standing === 'ended') return [401, 'unauthorized'];
    if (!allow?.(role)) return [403, 'forbidden'];
    if (standing === 'open' || openWhile.includes(standing)) return undefined;
    return [403, dueCodes[standing]];
  }

  it.each(Object.entries(states).flatMap(([name, state]) => roles.map((role) => ({ name, role, ...state }))))(
    'accepts or refuses $role with $name as each definition says',
    async ({ role, standing, reach }) => {
      let token = await reach(role);
      const wrong: unknown[] = [];
      for (const definition of guarded) {
        const { method, path } = definition;
        const response = await site.send(
          method.toUpperCase(),
          `/api${path.replaceAll(/\{\w+\}/g, 'none')}`,
          // An accepted call would change data, so the body is one that every operation refuses.
          method === 'get' ? undefined : '{',
          token === '' ? {} : bearer(token),
          newAddress(),
        );
        const refused = response.status === 401 || response.status === 403;
        const answer = refused ? [response.status, (await response.clone().json()).code] : undefined;
        await response.body?.cancel();
        const expected = refusalOf(definition, role, standing);
        if (String(answer) !== String(expected)) wrong.push({ method, path, answer, expected });
        // A sign-out ended the session, which later calls need.
        if (standing !== 'ended' && path.startsWith('/auth/logout')) token = await reach(role);
      }
      time.skipped = 0;
      if (standing === 'second_factor') await requireSecondFactor(false);
      expect(wrong).toEqual([]);
      expect(guarded.length).toBeGreaterThan(150);
    },
  );
});
