import { z } from '@hono/zod-openapi';
import { changeAccount } from '../../app/team/change-account.ts';
import { endSessions } from '../../app/team/end-sessions.ts';
import { givePassword } from '../../app/team/give-password.ts';
import { inviteAccount, inviteAgain, withdrawInvitation } from '../../app/team/invite-account.ts';
import { listAccounts } from '../../app/team/list-accounts.ts';
import {
  AccountChange,
  AccountDraft,
  AccountRowDto,
  GivenPassword,
  Invitation,
  InvitationWithdrawn,
  SignOutAnswer,
} from '../../contracts/account/account.ts';
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
    summary: 'Invite a person',
    description:
      'Adds an account, whose person chooses the password by a link that works once and within seven days. It is sent by e-mail; without a mail server, its path stands in this answer only.',
    body: AccountDraft,
    example: { email: 'max@example.com', name: 'Max Petit', role: 'moderator', locale: 'fr' },
    status: 201,
    answer: Invitation,
    meaning: 'Invited',
    fails: ['account_exists'],
    run: ({ ports, input, asker }) => inviteAccount(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/accounts/{id}/invitation',
    params,
    limit: 'costly',
    summary: 'Send a new invitation',
    description: 'For an account whose person has chosen no password yet. The link before it ends.',
    answer: Invitation,
    meaning: 'Invited again',
    fails: ['not_found', 'invitation_accepted', 'account_disabled'],
    run: ({ ports, params, asker }) => inviteAgain(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/accounts/{id}/invitation',
    params,
    summary: 'Withdraw an invitation',
    description: 'Deletes an account whose person has chosen no password yet.',
    answer: InvitationWithdrawn,
    meaning: 'Withdrawn',
    fails: ['not_found', 'invitation_accepted'],
    run: ({ ports, params, asker }) => withdrawInvitation(ports, params.id, asker),
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
    description:
      'Generated; it stands in this answer only. All sessions of the account end. Its owner must replace it at the next sign-in.',
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
