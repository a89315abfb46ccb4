import { z } from '@hono/zod-openapi';
import { addAccount } from '../../app/team/add-account.ts';
import { changeAccount } from '../../app/team/change-account.ts';
import { endSessions } from '../../app/team/end-sessions.ts';
import { givePassword } from '../../app/team/give-password.ts';
import { listAccounts } from '../../app/team/list-accounts.ts';
import {
  AccountChange,
  AccountDraft,
  AccountRowDto,
  GivenPassword,
  SignOutAnswer,
} from '../../contracts/account.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Accounts', allow: mayManage } as const;
const params = { id: 'Of the account.' };

/** Accounts and their sessions, for administrators. */
export const accountOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/accounts',
    summary: 'The accounts',
    answer: z.array(AccountRowDto),
    meaning: 'All accounts, oldest first',
    run: ({ ports }) => listAccounts(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/accounts',
    limit: 'costly',
    summary: 'Add an account',
    description: 'Its password is generated and stands in this answer only.',
    body: AccountDraft,
    example: { email: 'max@example.com', role: 'moderator' },
    status: 201,
    answer: GivenPassword,
    meaning: 'Added',
    fails: ['account_exists'],
    run: ({ ports, input, asker }) => addAccount(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/accounts/{id}',
    params,
    summary: 'Change a role, disable or enable',
    description:
      'Disabling ends all sessions. No account does it to itself, and the last administrator stays one: else 409.',
    body: AccountChange,
    example: { disabled: true },
    answer: z.array(AccountRowDto),
    meaning: 'Changed: all accounts',
    fails: ['not_found', 'own_account', 'last_administrator'],
    run: ({ ports, params, input, asker }) => changeAccount(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/accounts/{id}/password',
    params,
    limit: 'costly',
    summary: 'Give another password',
    description: 'Generated; it stands in this answer only. All sessions of the account end.',
    answer: GivenPassword,
    meaning: 'Given',
    fails: ['not_found', 'own_account', 'account_disabled'],
    run: ({ ports, params, asker }) => givePassword(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/accounts/{id}/sign-out',
    params,
    summary: 'End all sessions of an account',
    answer: SignOutAnswer,
    meaning: 'How many sessions ended',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => endSessions(ports, params.id, asker),
  }),
] as const;
