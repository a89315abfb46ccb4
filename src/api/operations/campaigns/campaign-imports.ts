import { addImport } from '../../../app/campaign/imports/add-import.ts';
import { hideAlert } from '../../../app/campaign/imports/hide-alert.ts';
import { listImports } from '../../../app/campaign/imports/list-imports.ts';
import { lookAtDays } from '../../../app/campaign/imports/look-at-days.ts';
import { previewImport } from '../../../app/campaign/imports/preview-import.ts';
import { withdrawImport } from '../../../app/campaign/imports/withdraw-import.ts';
import {
  CampaignImportDto,
  CampaignImportList,
  ImportOptions,
  ImportPreview,
  ImportQuery,
} from '../../../contracts/campaign-import.ts';
import { HiddenAlert, LookDto, LookedAt } from '../../../contracts/campaigns/campaign-look.ts';
import { maySell } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Campaigns', allow: maySell } as const;
const params = { id: 'Of the campaign.' };
const file = { limit: 'uploads', bodyTypes: ['text/csv', 'application/octet-stream'] } as const;

const unreadable = [
  'not_found',
  'import_busy',
  'import_interrupted',
  'import_empty',
  'import_too_large',
  'import_too_long',
  'import_pdf',
  'import_workbook',
  'import_archive',
  'import_no_table',
] as const;

/** Imports of the platforms' reports into a campaign, for sales. */
export const campaignImportOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/campaigns/{id}/imports',
    params,
    summary: 'The imports of a campaign',
    description:
      'Newest first, withdrawn ones included. `days` are the figures of each day, and `figures` their sums: of each campaign of a platform, the newest import that covers a day and is not withdrawn counts.',
    answer: CampaignImportList,
    meaning: 'The imports',
    fails: ['not_found'],
    run: ({ ports, params }) => listImports(ports, params.id),
  }),
  operation({
    ...shared,
    ...file,
    method: 'post',
    path: '/campaigns/{id}/imports/preview',
    params,
    summary: 'Preview a platform’s report',
    description:
      'The body is the report itself: a CSV file, an XLSX workbook or an archive of CSV files, by campaign and day of Google Ads or Meta Ads Manager in French, English, Spanish or Portuguese, or of TikTok Ads Manager in English; of YouTube Studio, Spotify for Artists or Apple Music for Artists; or any table whose columns are named in `fields`; of at most 5 MB and 50,000 rows, 20,000 in a workbook. Its content decides how it is read. Nothing is stored. `problem` says why it cannot be imported as it is.',
    query: ImportOptions,
    answer: ImportPreview,
    meaning: 'How it was read',
    fails: unreadable,
    run: ({ ports, params, query, asker, c }) =>
      previewImport(ports, params.id, c.req.raw.body, query, asker),
  }),
  operation({
    ...shared,
    ...file,
    method: 'post',
    path: '/campaigns/{id}/imports',
    params,
    summary: 'Import a platform’s report',
    description:
      'The same bytes and options as in the preview, and its `sha256`. The days of the chosen campaigns are stored, not the file. `replaces` says what the preview replaces: once the import would replace anything else, it is refused.',
    query: ImportQuery,
    status: 201,
    answer: CampaignImportDto,
    meaning: 'Imported',
    fails: [...unreadable, 'import_changed', 'import_refused', 'import_same_file', 'import_replaces_other'],
    run: ({ ports, params, query, asker, c }) => addImport(ports, params.id, c.req.raw.body, query, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/campaigns/{id}/imports/{import}',
    params: { ...params, import: 'Of the import.' },
    summary: 'Withdraw an import',
    description:
      'Its days no longer count, and those of earlier imports count again. It stays in the list; to withdraw it again changes nothing.',
    answer: CampaignImportDto,
    meaning: 'Withdrawn',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => withdrawImport(ports, params, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/campaigns/{id}/looks',
    params,
    summary: 'Say what was found at unusual days',
    description:
      'The unusual days of listeners by the rules of the back office, the reason that a person found, and whether the client’s report shows them. A later look at the same days replaces it. Days that no rule flags are refused.',
    body: LookedAt,
    example: {
      audience: '0f1e2d3c4b5a',
      rule: 'repeated',
      from: '2026-10-14',
      to: '2026-10-14',
      reason: 'playlist',
      shown: true,
    },
    answer: LookDto,
    meaning: 'Stored',
    fails: ['not_found', 'days_not_unusual'],
    run: ({ ports, params, input, asker }) => lookAtDays(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/campaigns/{id}/hidden-alerts',
    params,
    summary: 'Hide a warning of the days',
    description:
      'For a warning that was settled: the campaign, the dashboard and the mail of the morning no longer give it, until its rule is met anew.',
    body: HiddenAlert,
    example: { alert: 'spends_fast' },
    answer: HiddenAlert,
    meaning: 'Hidden',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => hideAlert(ports, params.id, input, asker),
  }),
] as const;
