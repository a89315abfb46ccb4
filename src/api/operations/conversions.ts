import { z } from '@hono/zod-openapi';
import { changeConversions } from '../../app/conversions/conversion-settings.ts';
import { confirmSeen, replaySends, setPaused, testSends } from '../../app/conversions/lane-commands.ts';
import { listSends } from '../../app/conversions/list-sends.ts';
import { reportAct } from '../../app/conversions/report-act.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { ActReport } from '../../contracts/act-report.ts';
import { ReplayAnswer } from '../../contracts/leads/lead.ts';
import {
  ConversionSettingsChange,
  ConversionSettingsDto,
  SendsDto,
  SendsPause,
  SendTest,
  SendTestAnswer,
} from '../../contracts/sends.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation, rawOperation } from '../operation.ts';

const shared = { tag: 'Sends', allow: mayManage } as const;
const params = {
  destination: 'meta, tiktok or google, or the lane of an artist’s account (`meta:<landing page>`).',
};

/** What the server sends to ad platforms about visitors who accepted advertising: the report of the browser, and the view of the back office. */
export const conversionOperations = [
  rawOperation({
    tag: 'Sends',
    method: 'post',
    path: '/acts',
    limit: 'acts',
    summary: 'Report an act of a visitor who accepted advertising',
    description:
      'The browser reports what was done, after its lead was stored or on a landing page without a lead, with the proof of the consent and the numbers of the platforms’ own cookies. Nothing typed is in it. Unknown leads and pages, programs and callers with `Sec-GPC: 1` get the same answer, and nothing is planned.',
    body: ActReport,
    example: {
      lead: '0198a7c2-5b1e-7d3a-9c41-6a0f2b7d9e10',
      act: 'lead',
      proof: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01',
      loaded: ['meta'],
      ids: { fbp: 'fb.1.1795830000000.1098115397' },
    },
    response: { status: 204, description: 'Planned, or left out' },
    run: async ({ ports, input, facts, c }) => {
      await reportAct(ports, input, facts);
      return c.body(null, 204);
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/sends',
    summary: 'What the ad platforms are told',
    description:
      'The state of the way to each platform, the figures of the last 24 hours, its words, and what only a real account shows. No value of an identifier.',
    answer: SendsDto,
    meaning: 'All platforms',
    run: ({ ports }) => listSends(ports),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/conversions',
    summary: 'The access to the ad platforms',
    answer: ConversionSettingsDto,
    meaning: 'As it is in force; no part of a token',
    run: ({ ports }) => readSettings(ports, 'conversions'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/conversions',
    summary: 'Save the access to the ad platforms',
    description:
      'The account of Meta and TikTok is the number of the pixel in the integrations; at Google, it is the number of the customer with that of a conversion action, and the token is the key file of a service account. Without a token the stored one stays, `null` deletes it; a new token opens a blocked way. `version` is that of the read it is based on: 409 when another change was saved since.',
    body: ConversionSettingsChange,
    example: {
      ...{ version: 0, meta: true, metaToken: 'EAAB-example', tiktok: false },
      ...{ google: false, googleCustomer: '', googleAction: '' },
    },
    answer: ConversionSettingsDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeConversions(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/sends/{destination}/pause',
    params,
    summary: 'Stop the way to a platform, or open it again',
    description: 'What waits keeps waiting, until its time is over.',
    body: SendsPause,
    example: { paused: true },
    answer: SendsPause,
    meaning: 'Stopped or open',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => setPaused(ports, params.destination, input.paused, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/sends/{destination}/replay',
    params,
    limit: 'costly',
    summary: 'Send again what a platform refused',
    description: 'The refused acts of the last 24 hours: later their identifiers are gone.',
    answer: ReplayAnswer,
    meaning: 'How many are due again',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => replaySends(ports, params.destination, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/sends/{destination}/test',
    params,
    limit: 'costly',
    summary: 'Send an invented event to a platform’s test view',
    description:
      'One event `SiteTest` of an invented person with the code, and ten seconds of patience; Google has no test view, and is only asked whether the request is valid. The code serves no act of a visitor, and is forgotten after 30 minutes. An accepted test opens a blocked way.',
    body: SendTest,
    example: { code: 'TEST48213' },
    answer: SendTestAnswer,
    meaning: 'What the platform answered',
    fails: ['invalid_fields', 'not_found', 'sends_not_configured'],
    run: ({ ports, params, input, asker }) => testSends(ports, params.destination, input.code, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/sends/{destination}/seen',
    params,
    summary: 'Confirm that the platform’s test view showed the event',
    description: 'The platform does not say so itself. 404 before an accepted test.',
    answer: z.object({ seen: z.literal(true) }),
    meaning: 'Kept, with the time and the account',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => confirmSeen(ports, params.destination, asker),
  }),
] as const;
