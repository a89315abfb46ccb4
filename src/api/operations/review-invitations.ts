import { z } from '@hono/zod-openapi';
import { createInvitation } from '../../app/reviews/invite/create-invitation.ts';
import { listInvitations } from '../../app/reviews/invite/list-invitations.ts';
import { mailInvitation } from '../../app/reviews/invite/mail-invitation.ts';
import { revokeInvitation } from '../../app/reviews/invite/revoke-invitation.ts';
import { readInvitation } from '../../app/reviews/write/read-invitation.ts';
import {
  InvitationDraft,
  InvitationDto,
  InvitationMail,
  InvitationPage,
  InvitationQuery,
} from '../../contracts/review-invitation.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { invitationStates } from '../../domain/review/invitation.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Moderation', allow: mayModerate } as const;
const params = { code: 'Of the invitation, in capitals or not.' };

/** Invitations, which are links with which clients write reviews; for moderators, and their state for visitors. */
export const reviewInvitationOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/review-invitations',
    summary: 'Invite a client to write a review',
    description:
      'Makes a link that serves once. It names a client, or a campaign, whose artist is then invited unless a client is named as well. With `mail`, the link is sent there at once, in that language.',
    body: InvitationDraft,
    example: { client: 'Nova', days: 30, reward: 'none' },
    status: 201,
    answer: InvitationDto,
    meaning: 'The invitation',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => createInvitation(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/review-invitations',
    summary: 'The invitations',
    description: 'One page, the newest first.',
    query: InvitationQuery,
    answer: InvitationPage,
    meaning: 'A page',
    run: ({ ports, query }) => listInvitations(ports, query),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/review-invitations/{code}',
    params,
    summary: 'Take an invitation back',
    description: 'One that was taken back already stays so. One that was used or has expired: 409.',
    answer: InvitationDto,
    meaning: 'Taken back',
    fails: ['not_found', 'invitation_invalid'],
    run: ({ ports, params, asker }) => revokeInvitation(ports, params.code, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/review-invitations/{code}/mail',
    params,
    limit: 'costly',
    summary: 'Send an open invitation by e-mail',
    description:
      'The message goes through the queue of mails, in the client’s language. The address is kept with the message alone. An invitation that was used, taken back or has expired: 409.',
    body: InvitationMail,
    example: { email: 'lea@example.com', locale: 'fr' },
    answer: InvitationDto,
    meaning: 'The invitation',
    fails: ['not_found', 'invitation_invalid'],
    run: ({ ports, params, input, asker }) => mailInvitation(ports, params.code, input, asker),
  }),
  operation({
    tag: 'Articles and reviews',
    method: 'get',
    path: '/review-invitations/{code}/state',
    params,
    limit: 'invitations',
    summary: 'Can a review be written with this code?',
    description:
      'For the page of the invitation. What is no code is `unknown`, too. Limited for each client address.',
    answer: z.object({ state: z.enum([...invitationStates, 'unknown']) }),
    meaning: 'The state',
    run: ({ ports, params }) => readInvitation(ports, params.code),
  }),
] as const;
