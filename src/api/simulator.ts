import { createRoute } from '@hono/zod-openapi';
import { RatesAnswer, SimulationAnswer, SimulationSubmission } from '../contracts/simulation.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { idempotencyKey, jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { factsOf } from './middleware/request-facts.ts';

const submit = createRoute({
  method: 'post',
  path: '/api/simulator/submit',
  tags: ['Simulator'],
  summary: 'Run the simulator',
  description:
    'Computes the estimate from the agency’s cost table, stores it, and delivers it to the agency’s automation. Figures in the body are not read. `costVersion` is the `version` of the table that the visitor was shown: what was shown is what is stored. Without it the newest table counts.',
  request: jsonRequest(SimulationSubmission, {
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1000,
    country: 'europe',
    artistName: 'Nova',
    email: 'nova@example.com',
  }),
  parameters: [idempotencyKey],
  middleware: jsonBody(SimulationSubmission),
  responses: {
    201: succeeds(SimulationAnswer, 'Computed and stored'),
    ...failures(...wrongBody, 'idempotency_conflict', 'no_estimate', 'rate_limited', 'internal'),
  },
});

const rates = createRoute({
  method: 'get',
  path: '/api/simulator/rates',
  tags: ['Simulator'],
  summary: 'The cost table',
  description: 'Costs by platform, region and campaign type, with the least budgets in euros a month.',
  responses: { 200: succeeds(RatesAnswer, 'The table'), ...failures('internal') },
});

/** The simulator, and the costs that it computes with. */
export function addSimulator(api: Api, { useCases }: ApiServices): void {
  api.openapi(submit, async (c) => {
    const result = await useCases.submitSimulation(c.get('body'), factsOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });
  api.openapi(rates, (c) => c.json({ success: true as const, data: useCases.listRates() }, 200));
}
