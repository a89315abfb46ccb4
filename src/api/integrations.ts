import { createRoute } from '@hono/zod-openapi';
import { IntegrationsDto, IntegrationTest, IntegrationTestAnswer } from '../contracts/integrations.ts';
import { mayManage } from '../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Settings'];
const security = sessionSecurity;
const guard = requireAccount(mayManage);
const guardFailures = ['unauthorized', 'forbidden', 'internal'] as const;

const read = createRoute({
  method: 'get',
  path: '/api/settings/integrations',
  tags,
  summary: 'The marketing integrations',
  description:
    'As they are in force. `version` 0: nothing was saved here yet, and the environment’s identifiers count.',
  security,
  middleware: guard,
  responses: { 200: succeeds(IntegrationsDto, 'All five'), ...failures(...guardFailures) },
});

const save = createRoute({
  method: 'put',
  path: '/api/settings/integrations',
  tags,
  summary: 'Save the marketing integrations',
  description:
    'Replaces all five; the public pages follow within a second. `version` is that of the read they are based on: 409 when somebody else saved since. An identifier may be empty; it is used where `isEnabled` is true, once a visitor accepts its category.',
  security,
  request: jsonRequest(IntegrationsDto, {
    version: 0,
    googleAnalytics: {
      measurementId: 'G-ABCDE12345',
      isEnabled: true,
      enableEnhancedEcommerce: false,
      enableUserProperties: false,
    },
    googleTagManager: { containerId: '', isEnabled: false },
    googleAds: { conversionId: '', isEnabled: false, enableRemarketing: false },
    metaPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
    tiktokPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
  }),
  middleware: [guard, jsonBody(IntegrationsDto)] as const,
  responses: {
    200: succeeds(IntegrationsDto, 'Saved'),
    ...failures('settings_conflict', ...wrongBody, ...guardFailures),
  },
});

const test = createRoute({
  method: 'post',
  path: '/api/settings/integrations/{provider}/test',
  tags,
  summary: 'Ask a vendor for an identifier',
  description:
    'Requests the vendor’s public loader for the identifier, with ten seconds of patience, and says what it answered. Nothing is saved.',
  security,
  parameters: [
    pathParameter('provider', 'googleAnalytics, googleTagManager, googleAds, metaPixel or tiktokPixel.'),
  ],
  request: jsonRequest(IntegrationTest, { id: 'G-ABCDE12345' }),
  middleware: [guard, jsonBody(IntegrationTest)] as const,
  responses: {
    200: succeeds(IntegrationTestAnswer, 'What the vendor answered'),
    ...failures('not_found', 'rate_limited', ...wrongBody, ...guardFailures),
  },
});

/** The marketing integrations of the back office. */
export function addIntegrations(api: Api, { useCases }: ApiServices): void {
  api.openapi(read, async (c) => {
    const data = await useCases.readSettings('integrations');
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(save, async (c) => {
    const saved = await useCases.changeSettings('integrations', c.get('body'), askerOf(c));
    return saved.ok ? c.json({ success: true as const, data: saved.value }, 200) : failure(c, saved.code);
  });

  api.openapi(test, async (c) => {
    const tested = await useCases.testIntegration(c.req.param('provider'), c.get('body').id, askerOf(c));
    if (tested.ok) return c.json({ success: true as const, data: tested.value }, 200);
    if (tested.code === 'not_found') return failure(c, tested.code);
    const message = fieldMessage(errorsFor(c.get('locale')), tested.code);
    return failure(c, 'invalid_fields', { message, fields: { id: message } });
  });
}
