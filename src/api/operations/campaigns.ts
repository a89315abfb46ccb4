import { changeCampaign } from '../../app/campaign/change-campaign.ts';
import { changeCampaignStatus } from '../../app/campaign/change-campaign-status.ts';
import { createCampaign } from '../../app/campaign/create-campaign.ts';
import { deleteCampaign } from '../../app/campaign/delete-campaign.ts';
import { listCampaigns } from '../../app/campaign/list-campaigns.ts';
import { readCampaign } from '../../app/campaign/read-campaign.ts';
import {
  CampaignChange,
  CampaignDeleted,
  CampaignDraft,
  CampaignDto,
  CampaignPage,
  CampaignQuery,
  CampaignStatusChange,
} from '../../contracts/campaign.ts';
import { maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Campaigns', allow: maySell } as const;
const params = { id: 'Of the campaign.' };
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

/** The agency's campaigns, for sales. */
export const campaignOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/campaigns',
    summary: 'The campaigns',
    description:
      'One page. `q` is a part of an artist’s name, accents and capitals aside. `counts` tells how many there are of each status under the rest of the filter.',
    query: CampaignQuery,
    answer: CampaignPage,
    meaning: 'A page',
    run: ({ ports, query }) => listCampaigns(ports, query),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/campaigns',
    summary: 'Add a campaign',
    description:
      'Its estimate is computed from the agency’s cost table, or from the version that its client was shown, for a lead that is a simulation, and stored, so that a later table does not change it. A lead that it names must exist and be won: else 409.',
    body: CampaignDraft,
    example,
    status: 201,
    answer: CampaignDto,
    meaning: 'Stored',
    fails: ['lead_not_won', 'campaign_without_estimate'],
    run: ({ ports, input, asker }) => createCampaign(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/campaigns/{id}',
    params,
    summary: 'A campaign',
    answer: CampaignDto,
    meaning: 'The campaign',
    fails: ['not_found'],
    run: ({ ports, params }) => readCampaign(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/campaigns/{id}',
    params,
    summary: 'Change a campaign',
    description:
      'Replaces all that was typed, where `version` is still that of the campaign: else 409. While the campaign is planned, another platform, type, region, budget or lead brings a new estimate; afterwards the estimate stays what was promised.',
    body: CampaignChange,
    example: { ...example, version: 1 },
    answer: CampaignDto,
    meaning: 'Changed',
    fails: ['not_found', 'lead_not_won', 'campaign_conflict', 'campaign_without_estimate'],
    run: ({ ports, params, input, asker }) => changeCampaign(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/campaigns/{id}',
    params,
    summary: 'Change the status of a campaign',
    description: 'Changes the status and nothing else, whatever another account changed meanwhile.',
    body: CampaignStatusChange,
    example: { status: 'active' },
    answer: CampaignDto,
    meaning: 'Changed',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => changeCampaignStatus(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/campaigns/{id}',
    params,
    summary: 'Delete a campaign',
    answer: CampaignDeleted,
    meaning: 'Deleted',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => deleteCampaign(ports, params.id, asker),
  }),
] as const;
