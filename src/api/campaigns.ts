import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { SignedIn } from '../app/account/account-ports.ts';
import {
  CampaignChange,
  CampaignDeleted,
  CampaignDraft,
  CampaignDto,
  CampaignPage,
  CampaignQuery,
  CampaignStatusChange,
} from '../contracts/campaign.ts';
import { mayManage } from '../domain/account/role.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { jsonRequest, pathParameter, queryParameters } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Campaigns'];
const id = pathParameter('id', 'Of the campaign.');
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');
const example = {
  artist: 'Nova',
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1500,
  country: 'europe',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  status: 'planned',
  actualViews: null,
  actualCost: null,
  leadId: null,
} as const;
const refused = failures(...wrongBody);

const list = createRoute({
  method: 'get',
  path: '/api/campaigns',
  tags,
  summary: 'The campaigns',
  description:
    'One page. `q` is a part of an artist’s name, accents and capitals aside. `counts` tells how many there are of each status under the rest of the filter.',
  parameters: queryParameters(CampaignQuery),
  security: sessionSecurity,
  middleware: [guard, query(CampaignQuery)] as const,
  responses: { 200: succeeds(CampaignPage, 'A page'), ...guarded, ...failures('invalid_fields') },
});

const create = createRoute({
  method: 'post',
  path: '/api/campaigns',
  tags,
  summary: 'Add a campaign',
  description:
    'Its estimate is computed from the agency’s cost table, or from the version that its client was shown, for a lead that is a simulation, and stored, so that a later table does not change it. A lead that it names must exist and be won: else 409.',
  request: jsonRequest(CampaignDraft, example),
  security: sessionSecurity,
  middleware: [guard, jsonBody(CampaignDraft)] as const,
  responses: {
    201: succeeds(CampaignDto, 'Stored'),
    ...guarded,
    ...refused,
    ...failures('lead_not_won', 'invalid_fields', 'campaign_without_estimate'),
  },
});

const read = createRoute({
  method: 'get',
  path: '/api/campaigns/{id}',
  tags,
  summary: 'A campaign',
  parameters: [id],
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(CampaignDto, 'The campaign'), ...guarded, ...failures('not_found') },
});

const change = createRoute({
  method: 'put',
  path: '/api/campaigns/{id}',
  tags,
  summary: 'Change a campaign',
  description:
    'Replaces all that was typed, where `version` is still that of the campaign: else 409. While the campaign is planned, another platform, type, region, budget or lead brings a new estimate; afterwards the estimate stays what was promised.',
  request: jsonRequest(CampaignChange, { ...example, version: 1 }),
  parameters: [id],
  security: sessionSecurity,
  middleware: [guard, jsonBody(CampaignChange)] as const,
  responses: {
    200: succeeds(CampaignDto, 'Changed'),
    ...guarded,
    ...refused,
    ...failures(
      'not_found',
      'lead_not_won',
      'campaign_conflict',
      'invalid_fields',
      'campaign_without_estimate',
    ),
  },
});

const changeStatus = createRoute({
  method: 'patch',
  path: '/api/campaigns/{id}',
  tags,
  summary: 'Say how far a campaign is',
  description: 'Changes the status and nothing else, whoever changed something else meanwhile.',
  request: jsonRequest(CampaignStatusChange, { status: 'active' }),
  parameters: [id],
  security: sessionSecurity,
  middleware: [guard, jsonBody(CampaignStatusChange)] as const,
  responses: { 200: succeeds(CampaignDto, 'Changed'), ...guarded, ...refused, ...failures('not_found') },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/campaigns/{id}',
  tags,
  summary: 'Delete a campaign',
  parameters: [id],
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(CampaignDeleted, 'Deleted'), ...guarded, ...failures('not_found') },
});

/** The agency's campaigns, for administrators. */
export function addCampaigns(api: Api, { useCases }: ApiServices): void {
  api.openapi(list, async (c) => {
    const data = await useCases.listCampaigns(c.get('query'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(create, async (c) => {
    const result = await useCases.createCampaign(c.get('body'), actorOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });

  api.openapi(read, async (c) => {
    const result = await useCases.readCampaign(c.req.param('id'));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(change, async (c) => {
    const result = await useCases.changeCampaign(c.req.param('id'), c.get('body'), actorOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(changeStatus, async (c) => {
    const result = await useCases.changeCampaignStatus(c.req.param('id'), c.get('body'), actorOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(remove, async (c) => {
    const result = await useCases.deleteCampaign(c.req.param('id'), actorOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });
}

const actorOf = <E extends ApiEnv & { Variables: { who: SignedIn } }>(c: Context<E>) => ({
  who: c.get('who'),
  requestId: c.get('requestId'),
});
