import { z } from '@hono/zod-openapi';
import { createInvitation } from '../../app/reviews/invite/create-invitation.ts';
import { listInvitations } from '../../app/reviews/invite/list-invitations.ts';
import { renewInvitation } from '../../app/reviews/invite/renew-invitation.ts';
import { revokeInvitation } from '../../app/reviews/invite/revoke-invitation.ts';
import { readInvitation } from '../../app/reviews/write/read-invitation.ts';
import {
  InvitationDraft,
  InvitationDto,
  InvitationMail,
  InvitationPage,
  InvitationQuery,
  NewInvitation,
} from '../../contracts/reviews/review-invitation.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { invitationStates } from '../../domain/review/invitation.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Moderation', allow: mayModerate } as const;
const params = { id: 'Of the invitation.' };

/** Invitations: links with which clients write reviews. Moderators manage them; visitors read the state of one. */
export const reviewInvitationOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/review-invitations',
    limit: 'costly',
    limitWhen: ({ mail }) => mail !== undefined,
    summary: 'Invite a client to write a review',
    description:
      'Makes a link that serves once. It names a client, or a campaign, whose artist is then invited unless a client is named as well. With `mail`, the link is sent there at once, in that language; such calls alone are limited. The code is in this answer alone: the site keeps a digest.',
    body: InvitationDraft,
    example: { client: 'Nova', days: 30, reward: 'none' },
    status: 201,
    answer: NewInvitation,
    meaning: 'The invitation with its link',
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
    path: '/review-invitations/{id}',
    params,
    summary: 'Take an invitation back',
    description: 'One that was taken back already stays so. One that was used or has expired: 409.',
    answer: InvitationDto,
    meaning: 'Taken back',
    fails: ['not_found', 'invitation_invalid'],
    run: ({ ports, params, asker }) => revokeInvitation(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/review-invitations/{id}/link',
    params,
    summary: 'Make a new link for an open invitation',
    description: 'The link before ends. An invitation that was used, taken back or has expired: 409.',
    answer: NewInvitation,
    meaning: 'The invitation with its new link',
    fails: ['not_found', 'invitation_invalid'],
    run: ({ ports, params, asker }) => renewInvitation(ports, params.id, undefined, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/review-invitations/{id}/mail',
    params,
    limit: 'costly',
    summary: 'Send an open invitation by e-mail',
    description:
      'With a new link, because the link before is not known; it ends. The message goes through the queue of mails, in the client’s language. An invitation that was used, taken back or has expired: 409.',
    body: InvitationMail,
    example: { email: 'lea@example.com', locale: 'fr' },
    answer: NewInvitation,
    meaning: 'The invitation with its new link',
    fails: ['not_found', 'invitation_invalid'],
    run: ({ ports, params, input, asker }) => renewInvitation(ports, params.id, input, asker),
  }),
  operation({
    tag: 'Articles and reviews',
    method: 'get',
    path: '/review-invitations/{code}/state',
    params: { code: 'Of the invitation, in capitals or not.' },
    limit: 'invitations',
    summary: 'Can a review be written with this code?',
    description:
      'For the page of the invitation. What is no code is `unknown`, too. Limited for each client address.',
    answer: z.object({ state: z.enum([...invitationStates, 'unknown']) }),
    meaning: 'The state',
    run: ({ ports, params }) => readInvitation(ports, params.code),
  }),
] as const;
