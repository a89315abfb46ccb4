import { createRoute, z } from '@hono/zod-openapi';
import { ReplayAnswer, WebhookDto, WebhookTestAnswer } from '../contracts/lead.ts';
import { mayManage } from '../domain/account/role.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { pathParameter } from './documentation.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Deliveries'];
const security = sessionSecurity;
const middleware = requireAccount(mayManage);
const guardFailures = ['unauthorized', 'forbidden', 'internal'] as const;

const replayAll = createRoute({
  method: 'post',
  path: '/api/deliveries/replay',
  tags,
  summary: 'Send everything again that was given up',
  security,
  middleware,
  responses: {
    200: succeeds(ReplayAnswer, 'How many are due again'),
    ...failures('rate_limited', ...guardFailures),
  },
});

const replayOne = createRoute({
  method: 'post',
  path: '/api/deliveries/{id}/replay',
  tags,
  summary: 'Send one delivery again that was given up',
  security,
  parameters: [pathParameter('id', 'Of the delivery: its `webhook-id`.')],
  middleware,
  responses: {
    200: succeeds(ReplayAnswer, 'It is due again'),
    ...failures('not_found', 'delivery_not_dead', ...guardFailures),
  },
});

const webhooks = createRoute({
  method: 'get',
  path: '/api/webhooks',
  tags,
  summary: 'Which automations have an address',
  security,
  middleware,
  responses: { 200: succeeds(z.array(WebhookDto), 'All automations'), ...failures(...guardFailures) },
});

const test = createRoute({
  method: 'post',
  path: '/api/webhooks/{destination}/test',
  tags,
  summary: 'Send a test message',
  description:
    'One signed message `{ "type": "webhook.test", "destination", "sentAt" }`, with five seconds of patience. It is not tried again.',
  security,
  parameters: [pathParameter('destination', 'simulator, contact, booking or planner.')],
  middleware,
  responses: {
    200: succeeds(WebhookTestAnswer, 'What came of it'),
    ...failures('not_found', 'webhook_not_configured', 'rate_limited', ...guardFailures),
  },
});

/** What became of the messages to the automations, and what can be done about it. */
export function addDeliveries(api: Api, { useCases }: ApiServices): void {
  api.openapi(replayAll, async (c) =>
    c.json({ success: true as const, data: await useCases.replayAll(askerOf(c)) }, 200),
  );

  api.openapi(replayOne, async (c) => {
    const replayed = await useCases.replayOne(c.req.param('id'), askerOf(c));
    return replayed.ok
      ? c.json({ success: true as const, data: replayed.value }, 200)
      : failure(c, replayed.code);
  });

  api.openapi(webhooks, (c) => c.json({ success: true as const, data: useCases.listWebhooks() }, 200));

  api.openapi(test, async (c) => {
    const tested = await useCases.testWebhook(c.req.param('destination'), askerOf(c));
    return tested.ok ? c.json({ success: true as const, data: tested.value }, 200) : failure(c, tested.code);
  });
}
