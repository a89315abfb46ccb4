import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { account, auditEntry, NOON } from '../../../../tests/factories.ts';
import type { Account, Session } from '../../../app/ports/account.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAccountStore } from './account-store.ts';
import { createSessionStore } from './session-store.ts';

const sessionOf = ({ id }: Account, changes: Partial<Session> = {}): Session => ({
  id: randomUUID(),
  accountId: id,
  createdAt: NOON,
  usedAt: NOON,
  expiresAt: NOON + 1000,
  device: { browser: 'Firefox', system: 'linux' },
  ...changes,
});

function stores(database: TestDatabase) {
  const accounts = createAccountStore(database);
  const sessions = createSessionStore(database);
  const audit = createAuditLog(database);
  const actions = async () => (await audit.latest(100)).map(({ action }) => action);
  /** Creates an account with two open sessions. */
  async function signedIn(): Promise<{ owner: Account; open: [Session, Session] }> {
    const owner = account();
    await accounts.create(owner, auditEntry());
    const open: [Session, Session] = [sessionOf(owner), sessionOf(owner)];
    for (const session of open) {
      await sessions.open(session, owner.passwordHash, auditEntry({ action: 'signed_in' }));
    }
    return { owner, open };
  }
  return { accounts, sessions, audit, actions, signedIn };
}

eachEngine('account store', (engine) => {
  it('returns an account as it was created, and creates only one account for an address', async () => {
    await using database = await openTestDatabase(engine);
    const { accounts, actions } = stores(database);
    expect(await accounts.isEmpty()).toBe(true);
    const first = account({ email: 'lea@example.com', role: 'moderator' });
    expect(await accounts.create(first, auditEntry())).toBe(true);
    expect(await accounts.byEmail(first.email)).toEqual(first);
    expect(await accounts.byEmail('nobody@example.com')).toBeUndefined();
    const again = [1, 2, 3].map(() => accounts.create(account({ email: 'max@example.com' }), auditEntry()));
    expect((await Promise.all(again)).filter((created) => created)).toHaveLength(1);
    expect((await accounts.list()).map(({ email }) => email)).toEqual(['lea@example.com', 'max@example.com']);
    expect(await actions()).toEqual(['account_created', 'account_created']);
    expect(await accounts.isEmpty()).toBe(false);
  });

  it('creates the first account once, and never beside another account', async () => {
    await using database = await openTestDatabase(engine);
    const { accounts } = stores(database);
    const tries = [1, 2, 3, 4].map(() => accounts.createFirst(account(), auditEntry()));
    expect((await Promise.all(tries)).filter((created) => created)).toHaveLength(1);
    expect(await accounts.createFirst(account(), auditEntry())).toBe(false);
    expect(await accounts.list()).toHaveLength(1);
  });

  it('changes a password, ends the other sessions, opens the new one, and writes the audit entry', async () => {
    await using database = await openTestDatabase(engine);
    const { accounts, sessions, actions, signedIn } = stores(database);
    const { owner, open } = await signedIn();
    const { open: strangers } = await signedIn();
    const session = sessionOf(owner);
    const mail = { id: 'changed', to: owner.email, subject: 'S', text: 'T' };
    const change = { from: owner.passwordHash, to: 'new', session, mail };
    const entry = auditEntry({ action: 'password_changed' });
    expect(await accounts.changePassword(change, entry)).toBe(true);
    expect((await accounts.byEmail(owner.email))?.passwordHash).toBe('new');
    for (const { id } of open) expect(await sessions.find(id)).toBeUndefined();
    expect((await sessions.find(session.id))?.session).toEqual(session);
    expect(await sessions.find(strangers[0].id)).toBeDefined();
    // The hash that was verified is no longer the stored hash.
    expect(await accounts.changePassword({ ...change, to: 'newer', session: sessionOf(owner) }, entry)).toBe(
      false,
    );
    expect((await actions()).filter((action) => action === 'password_changed')).toHaveLength(1);
  });

  it('ends all sessions when it disables an account, and enables it again with a password reset', async () => {
    await using database = await openTestDatabase(engine);
    const { accounts, sessions, actions, signedIn } = stores(database);
    const { owner, open } = await signedIn();
    await accounts.disable(owner.id, auditEntry({ action: 'account_disabled', at: NOON + 5 }));
    expect((await accounts.byEmail(owner.email))?.disabledAt).toBe(NOON + 5);
    expect(await sessions.find(open[0].id)).toBeUndefined();
    expect(await sessions.open(sessionOf(owner), owner.passwordHash, auditEntry())).toBe(false);
    const mail = { id: 'changed', to: owner.email, subject: 'S', text: 'T' };
    const change = { from: owner.passwordHash, to: 'new', session: sessionOf(owner), mail };
    expect(await accounts.changePassword(change, auditEntry())).toBe(false);
    await accounts.resetPassword(owner.id, 'new', auditEntry({ action: 'password_reset', at: NOON + 6 }));
    expect(await accounts.byEmail(owner.email)).toMatchObject({ passwordHash: 'new', disabledAt: null });
    expect((await actions()).slice(0, 2)).toEqual(['password_reset', 'account_disabled']);
  });
});

eachEngine('session store', (engine) => {
  it('finds an open session with its account, and stores the time of the sign-in', async () => {
    await using database = await openTestDatabase(engine);
    const { sessions, signedIn } = stores(database);
    const { owner, open } = await signedIn();
    expect(await sessions.find(open[0].id)).toEqual({
      session: open[0],
      account: { ...owner, lastSignedInAt: NOON },
      secondFactor: false,
    });
    expect(await sessions.find(randomUUID())).toBeUndefined();
  });

  it('opens no session with a hash that is no longer the stored hash', async () => {
    await using database = await openTestDatabase(engine);
    const { sessions, actions, signedIn } = stores(database);
    const { owner } = await signedIn();
    const session = sessionOf(owner);
    expect(await sessions.open(session, 'old hash', auditEntry({ action: 'signed_in' }))).toBe(false);
    expect(await sessions.find(session.id)).toBeUndefined();
    expect((await actions()).filter((action) => action === 'signed_in')).toHaveLength(2);
  });

  it('ends one session once, or all sessions of an account and no others', async () => {
    await using database = await openTestDatabase(engine);
    const { sessions, actions, signedIn } = stores(database);
    const { owner, open } = await signedIn();
    const { open: strangers } = await signedIn();
    const signedOut = auditEntry({ action: 'signed_out' });
    expect(await sessions.end(open[0].id, signedOut)).toBe(true);
    expect(await sessions.end(open[0].id, signedOut)).toBe(false);
    expect((await actions()).filter((action) => action === 'signed_out')).toHaveLength(1);
    expect(await sessions.find(open[1].id)).toBeDefined();
    expect(await sessions.endAll(owner.id, auditEntry({ action: 'signed_out_everywhere' }))).toBe(1);
    expect(await sessions.find(open[1].id)).toBeUndefined();
    expect(await sessions.find(strangers[0].id)).toBeDefined();
  });

  it('deletes expired sessions', async () => {
    await using database = await openTestDatabase(engine);
    const { sessions, signedIn } = stores(database);
    const { owner } = await signedIn();
    const later = sessionOf(owner, { createdAt: NOON + 1000, expiresAt: NOON + 2000 });
    await sessions.open(later, owner.passwordHash, auditEntry());
    const rows = await database.db.selectFrom('sessions').select('public_id').execute();
    expect(rows).toEqual([{ public_id: later.id }]);
  });
});

eachEngine('audit log', (engine) => {
  it('returns entries unchanged, the latest first', async () => {
    await using database = await openTestDatabase(engine);
    const { audit } = stores(database);
    const entries = [1, 2, 3].map((n) =>
      auditEntry({
        actorId: `actor-${n}`,
        subject: `subject-${n}`,
        before: { name: 'é\0🎵' },
        after: { n },
        requestId: `request-${n}`,
      }),
    );
    for (const entry of entries) await audit.append(entry);
    expect(await audit.latest(2)).toEqual([entries[2], entries[1]]);
  });

  it('has no column for an IP address, an e-mail address or a browser', async () => {
    await using database = await openTestDatabase(engine);
    const tables = await database.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'audit_log')?.columns.map(({ name }) => name);
    const kept = ['action', 'actor_id', 'after', 'at', 'before', 'id', 'request_id', 'subject'];
    expect(columns?.sort()).toEqual(kept);
  });
});
