import { expect, it } from 'vitest';
import { account, NOON } from '../../../tests/factories.ts';
import type { Account } from '../ports/account.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { ensureFirstAdministrator } from './ensure-first-administrator.ts';

/** Ports on a list of accounts in memory; the hash of a password is `hash of` and the password. */
function fakePorts(stored: Account[] = []) {
  const entries: AuditEntry[] = [];
  const add = async (next: Account, entry: AuditEntry) => {
    if (stored.length > 0) return false;
    stored.push(next);
    entries.push(entry);
    return true;
  };
  const never = async () => {
    throw new Error('Nobody asked for this.');
  };
  const accounts = {
    create: never,
    createFirst: add,
    isEmpty: async () => stored.length === 0,
    byEmail: never,
    list: never,
    changePassword: never,
    givePassword: never,
    resetPassword: never,
    disable: never,
    byId: never,
    withSessions: never,
    rename: never,
    withdraw: never,
    change: never,
  };
  const passwords = {
    hash: async (password: string) => `hash of ${password}`,
    verify: never,
    generate: () => 'generated',
  };
  return {
    stored,
    entries,
    ports: { clock: { now: () => NOON }, ids: { next: () => 'id-1' }, accounts, passwords },
  };
}

it('creates the configured administrator, and returns no credentials', async () => {
  const { ports, stored, entries } = fakePorts();
  const configured = { email: 'Lea@Example.com', password: 'configured' };
  expect(await ensureFirstAdministrator(ports, configured)).toBeUndefined();
  expect(stored).toEqual([
    account({ id: 'id-1', email: 'lea@example.com', role: 'admin', passwordHash: 'hash of configured' }),
  ]);
  expect(entries).toMatchObject([{ action: 'account_created', subject: 'id-1', after: { role: 'admin' } }]);
});

it.each([
  [undefined, 'admin@example.com'],
  ['lea@example.com', 'lea@example.com'],
])(
  'generates a password and returns it once when the configured e-mail address is %s',
  async (email, shown) => {
    const { ports, stored } = fakePorts();
    const configured = { email, password: undefined };
    expect(await ensureFirstAdministrator(ports, configured)).toEqual({
      email: shown,
      password: 'generated',
    });
    expect(stored[0]?.passwordHash).toBe('hash of generated');
    expect(await ensureFirstAdministrator(ports, configured)).toBeUndefined();
  },
);

it('changes nothing when an account exists, with any configuration', async () => {
  const present = account();
  const { ports, stored } = fakePorts([present]);
  await ensureFirstAdministrator(ports, { email: present.email, password: 'configured' });
  expect(stored).toEqual([present]);
});

it('returns no credentials when another process was faster', async () => {
  const { ports } = fakePorts();
  const slow = { ...ports, accounts: { ...ports.accounts, createFirst: async () => false } };
  expect(await ensureFirstAdministrator(slow, { email: undefined, password: undefined })).toBeUndefined();
});
