import { createRoute } from '@hono/zod-openapi';
import { costRows } from '../app/costs/cost-rows.ts';
import { CostsChange, CostsDto, CostVersionsDto } from '../contracts/costs.ts';
import { mayManage } from '../domain/account/role.ts';
import { costTable } from '../domain/simulator/cost-table.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Settings'];
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');

const read = createRoute({
  method: 'get',
  path: '/api/settings/costs',
  tags,
  summary: 'The cost table of the simulator',
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(CostsDto, 'The version that counts'), ...guarded },
});

const change = createRoute({
  method: 'put',
  path: '/api/settings/costs',
  tags,
  summary: 'Save a cost table',
  description:
    'All 45 combinations. `version` is the one that was edited: when another was saved meanwhile, 409. Costs are above zero, have three decimals at most, and the lower one comes first. It counts on the public pages within a second; simulations keep the version that they were made under.',
  request: jsonRequest(CostsChange, { version: 1, platforms: costRows(costTable) }),
  security: sessionSecurity,
  middleware: [guard, jsonBody(CostsChange)] as const,
  responses: {
    200: succeeds(CostsDto, 'Saved'),
    ...guarded,
    ...failures(...wrongBody, 'settings_conflict'),
  },
});

const versions = createRoute({
  method: 'get',
  path: '/api/settings/costs/versions',
  tags,
  summary: 'Every cost table that ever was',
  description: 'Newest first, with who saved it and how many simulations were made under it.',
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(CostVersionsDto, 'The versions'), ...guarded },
});

const version = createRoute({
  method: 'get',
  path: '/api/settings/costs/versions/{version}',
  tags,
  summary: 'One version of the cost table',
  parameters: [pathParameter('version', 'Its number.')],
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(CostsDto, 'The version'), ...guarded, ...failures('not_found') },
});

/** The simulator's cost table and its versions, for administrators. */
export function addCosts(api: Api, { useCases }: ApiServices): void {
  api.openapi(read, async (c) => c.json({ success: true as const, data: await useCases.readCosts() }, 200));

  api.openapi(change, async (c) => {
    const result = await useCases.changeCosts(c.get('body'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(versions, async (c) =>
    c.json({ success: true as const, data: await useCases.listCostVersions() }, 200),
  );

  api.openapi(version, async (c) => {
    const result = await useCases.readCostVersion(c.req.param('version'));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });
}
