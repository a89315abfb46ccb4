import { createRoute, z } from '@hono/zod-openapi';
import {
  InvitationDraft,
  InvitationDto,
  InvitationPage,
  InvitationQuery,
} from '../contracts/review-invitation.ts';
import { mayModerate } from '../domain/account/role.ts';
import { invitationStates } from '../domain/review/invitation.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter, queryParameters } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Moderation'];
const code = pathParameter('code', 'Of the invitation, in capitals or not.');
const guard = requireAccount(mayModerate);
const guarded = failures('unauthorized', 'internal');

const create = createRoute({
  method: 'post',
  path: '/api/review-invitations',
  tags,
  summary: 'Invite somebody to write a review',
  description:
    'Makes a link that serves once. It names a client, or a campaign, whose artist is then invited unless a client is named as well.',
  request: jsonRequest(InvitationDraft, { client: 'Nova', days: 30 }),
  security: sessionSecurity,
  middleware: [guard, jsonBody(InvitationDraft)] as const,
  responses: {
    201: succeeds(InvitationDto, 'The invitation'),
    ...guarded,
    ...failures(...wrongBody),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/review-invitations',
  tags,
  summary: 'The invitations',
  description: 'One page, the newest first.',
  parameters: queryParameters(InvitationQuery),
  security: sessionSecurity,
  middleware: [guard, query(InvitationQuery)] as const,
  responses: { 200: succeeds(InvitationPage, 'A page'), ...guarded, ...failures('invalid_fields') },
});

const revoke = createRoute({
  method: 'delete',
  path: '/api/review-invitations/{code}',
  tags,
  summary: 'Take an invitation back',
  description: 'One that was taken back already stays so. One that was used or has expired: 409.',
  parameters: [code],
  security: sessionSecurity,
  middleware: guard,
  responses: {
    200: succeeds(InvitationDto, 'Taken back'),
    ...guarded,
    ...failures('not_found', 'invitation_invalid'),
  },
});

const state = createRoute({
  method: 'get',
  path: '/api/review-invitations/{code}/state',
  tags: ['Articles and reviews'],
  summary: 'Can a review be written with this code?',
  description:
    'For the page of the invitation. What is no code is `unknown`, too. Limited for each client address.',
  parameters: [code],
  responses: {
    200: succeeds(z.object({ state: z.enum([...invitationStates, 'unknown']) }), 'The state'),
    ...failures('rate_limited', 'internal'),
  },
});

/** Links with which clients write reviews. */
export function addReviewInvitations(api: Api, { useCases }: ApiServices): void {
  api.openapi(create, async (c) => {
    const result = await useCases.createInvitation(c.get('body'), askerOf(c));
    if (result.ok) return c.json({ success: true as const, data: result.value }, 201);
    const message = fieldMessage(errorsFor(c.get('locale')), 'review_campaign');
    return failure(c, 'invalid_fields', { message, fields: { campaignId: message } });
  });

  api.openapi(list, async (c) => {
    const data = await useCases.listInvitations(c.get('query'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(revoke, async (c) => {
    const result = await useCases.revokeInvitation(c.req.param('code'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(state, async (c) => {
    const data = await useCases.readInvitation(c.req.param('code'));
    return c.json({ success: true as const, data }, 200);
  });
}
