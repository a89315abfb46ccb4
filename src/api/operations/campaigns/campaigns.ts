import { changeCampaign } from '../../../app/campaign/change-campaign.ts';
import { changeCampaignStatus } from '../../../app/campaign/change-campaign-status.ts';
import { createCampaign } from '../../../app/campaign/create-campaign.ts';
import { deleteCampaign } from '../../../app/campaign/delete-campaign.ts';
import { campaignColumnKinds, exportCampaigns } from '../../../app/campaign/export-campaigns.ts';
import { listCampaigns } from '../../../app/campaign/list-campaigns.ts';
import { readCampaign } from '../../../app/campaign/read-campaign.ts';
import { revokeReports, shareReport } from '../../../app/campaign/share-report.ts';
import {
  CampaignChange,
  CampaignDeleted,
  CampaignDetail,
  CampaignDraft,
  CampaignDto,
  CampaignFilter,
  CampaignPage,
  CampaignQuery,
  CampaignStatusChange,
} from '../../../contracts/campaign.ts';
import { SecretLink, SecretLinkRequest, SecretLinksRevoked } from '../../../contracts/secret-link.ts';
import { maySell } from '../../../domain/account/role.ts';
import { campaignExportWords } from '../../../i18n/export/campaign-export-words.ts';
import { operation, rawOperation } from '../../operation.ts';
import { csvAnswer, XLSX, xlsxAnswer } from '../../table-answer.ts';

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
  actualReach: null,
  clientName: 'Léa Martin',
  clientEmail: 'lea@example.com',
  clientLocale: 'fr',
  notes: 'Invoice at the end.',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  leadId: null,
} as const;

const written = 'Headings and values are in the words of the back office, in the language of messages.';

/** The agency's campaigns, for sales. */
export const campaignOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/campaigns',
    summary: 'The campaigns',
    description:
      'One page. `q` is a part of an artist’s name, accents and capitals aside. `overdue=yes` leaves those whose last day has passed without a result. `counts` tells how many there are of each status under the rest of the filter; `totals` are of all that the filter leaves.',
    query: CampaignQuery,
    answer: CampaignPage,
    meaning: 'A page',
    run: ({ ports, query }) => listCampaigns(ports, query),
  }),
  rawOperation({
    ...shared,
    method: 'get',
    path: '/campaigns.csv',
    limit: 'exports',
    summary: 'All campaigns that match, for a spreadsheet',
    description: `The filter of the list. ${written} What a spreadsheet would compute gets an apostrophe in front.`,
    query: CampaignFilter,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    run: async ({ ports, query, asker, locale, c }) => {
      const words = campaignExportWords(locale);
      const table = await exportCampaigns(ports, query, words, asker);
      return csvAnswer(c, 'campaigns', table, words.separator);
    },
  }),
  rawOperation({
    ...shared,
    method: 'get',
    path: '/campaigns.xlsx',
    limit: 'exports',
    summary: 'All campaigns that match, as a workbook',
    description: `The filter of the list. ${written} Days and amounts are dates and numbers of the workbook.`,
    query: CampaignFilter,
    response: { status: 200, description: 'The file', contentType: XLSX },
    run: async ({ ports, query, asker, locale, c }) => {
      const words = campaignExportWords(locale);
      const table = await exportCampaigns(ports, query, words, asker);
      return xlsxAnswer(c, 'campaigns', table, words.title, campaignColumnKinds);
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/campaigns',
    summary: 'Add a campaign',
    description:
      'Its estimate is computed from the agency’s cost table, or from the version that its client was shown, for a lead that is a simulation, and stored, so that a later table does not change it. A lead that it names must exist and be won: else 409. A finished campaign has begun on the agency’s present day at the latest.',
    body: CampaignDraft,
    example,
    status: 201,
    answer: CampaignDto,
    meaning: 'Stored',
    fails: ['lead_not_won', 'campaign_without_estimate', 'invalid_fields'],
    run: ({ ports, input, asker }) => createCampaign(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/campaigns/{id}',
    params,
    summary: 'A campaign',
    answer: CampaignDetail,
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
    fails: ['not_found', 'lead_not_won', 'campaign_conflict', 'campaign_without_estimate', 'invalid_fields'],
    run: ({ ports, params, input, asker }) => changeCampaign(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/campaigns/{id}',
    params,
    summary: 'Change the status of a campaign',
    description:
      'Changes the status and nothing else, whatever another account changed meanwhile. A campaign whose first day is to come is not finished: 422 at `startsOn`.',
    body: CampaignStatusChange,
    example: { status: 'active' },
    answer: CampaignDto,
    meaning: 'Changed',
    fails: ['not_found', 'invalid_fields'],
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
  operation({
    ...shared,
    method: 'post',
    path: '/campaigns/{id}/report-links',
    params,
    summary: 'Make a secret link to the report for the client',
    description:
      'It shows the estimate beside the result, as they are whenever it is opened, in a language and without an account, for 90 days, and says nothing to search engines. The code is stored only as its hash, so the link is answered this once.',
    body: SecretLinkRequest,
    example: { locale: 'fr' },
    status: 201,
    answer: SecretLink,
    meaning: 'Made',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => shareReport(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/campaigns/{id}/report-links',
    params,
    summary: 'Revoke the secret links to the report',
    answer: SecretLinksRevoked,
    meaning: 'Revoked',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => revokeReports(ports, params.id, asker),
  }),
] as const;
