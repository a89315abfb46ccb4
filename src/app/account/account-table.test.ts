import { expect, it } from 'vitest';
import { account, auditEntry, NOON } from '../../../tests/factories.ts';
import { accountsAsTable, auditAsTable } from './account-table.ts';

const lea = account({ id: 'id-1', email: 'lea@example.com' });

it('lists each account with its role, its last sign-in and when it was disabled', () => {
  const seen = account({ id: 'id-2', email: 'max@example.com', role: 'moderator', lastSignedInAt: NOON });
  const gone = account({ id: 'id-3', email: 'zoe@example.com', disabledAt: NOON });
  expect(accountsAsTable([lea, seen, gone]).split('\n')).toEqual([
    'lea@example.com  admin  never signed in  id-1',
    'max@example.com  moderator  last signed in 2026-11-02T12:00:00.000Z  id-2',
    'zoe@example.com  admin  disabled 2026-11-02T12:00:00.000Z  id-3',
  ]);
  expect(accountsAsTable([])).toBe('No accounts.');
});

it('lists each audit entry with its actor, action, subject and change', () => {
  const entries = [
    auditEntry({ action: 'signed_in', actorId: 'id-1', subject: 'id-1' }),
    auditEntry({ action: 'sign_in_failed', subject: 'gone' }),
    auditEntry({ subject: 'id-1', after: { role: 'admin' } }),
  ];
  expect(auditAsTable(entries, [lea]).split('\n')).toEqual([
    '2026-11-02T12:00:00.000Z  lea@example.com  signed_in  lea@example.com',
    '2026-11-02T12:00:00.000Z  -  sign_in_failed  gone',
    '2026-11-02T12:00:00.000Z  -  account_created  lea@example.com  null → {"role":"admin"}',
  ]);
  expect(auditAsTable([], [])).toBe('No entries.');
});
