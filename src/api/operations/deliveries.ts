import { z } from '@hono/zod-openapi';
import { listWebhooks } from '../../app/delivery/list-webhooks.ts';
import { replayAll, replayOne } from '../../app/delivery/replay-deliveries.ts';
import { testWebhook } from '../../app/delivery/test-webhook.ts';
import { ReplayAnswer, WebhookDto, WebhookTestAnswer } from '../../contracts/leads/lead.ts';
import { mayManage, maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Deliveries', allow: maySell } as const;

/** The deliveries to the agency's automations, for sales; the test of an automation is for administrators. */
export const deliveryOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/deliveries/replay',
    limit: 'costly',
    summary: 'Send everything again that was given up',
    answer: ReplayAnswer,
    meaning: 'How many are due again',
    run: ({ ports, asker }) => replayAll(ports, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/deliveries/{id}/replay',
    params: { id: 'Of the delivery: its `webhook-id`.' },
    summary: 'Send one delivery again that was given up',
    answer: ReplayAnswer,
    meaning: 'It is due again',
    fails: ['not_found', 'delivery_not_dead'],
    run: ({ ports, params, asker }) => replayOne(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/webhooks',
    summary: 'Which automations have an address',
    answer: z.array(WebhookDto),
    meaning: 'All automations',
    run: ({ ports }) => listWebhooks(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    allow: mayManage,
    path: '/webhooks/{destination}/test',
    params: { destination: 'simulator, contact, booking or planner.' },
    limit: 'costly',
    summary: 'Send a test message',
    description:
      'One signed message `{ "type": "webhook.test", "destination", "sentAt" }`, with five seconds of patience. It is not tried again.',
    answer: WebhookTestAnswer,
    meaning: 'What came of it',
    fails: ['not_found', 'webhook_not_configured'],
    run: ({ ports, params, asker }) => testWebhook(ports, params.destination, asker),
  }),
] as const;
