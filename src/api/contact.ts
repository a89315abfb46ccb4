import { createRoute } from '@hono/zod-openapi';
import { ContactAnswer, ContactSubmission } from '../contracts/contact.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { idempotencyKey, jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { factsOf } from './middleware/request-facts.ts';

const submit = createRoute({
  method: 'post',
  path: '/api/contact/submit',
  tags: ['Contact'],
  summary: 'Send a message',
  description: 'Stores the message, and delivers it to the agency’s automation.',
  request: jsonRequest(ContactSubmission, {
    name: 'Léa Martin',
    email: 'lea@example.com',
    message: 'My single comes out on 12 September.',
    platform: 'youtube',
  }),
  parameters: [idempotencyKey],
  middleware: jsonBody(ContactSubmission),
  responses: {
    201: succeeds(ContactAnswer, 'Stored'),
    ...failures(...wrongBody, 'idempotency_conflict', 'rate_limited', 'internal'),
  },
});

/** The contact form. */
export function addContact(api: Api, { useCases }: ApiServices): void {
  api.openapi(submit, async (c) => {
    const result = await useCases.submitContact(c.get('body'), factsOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });
}
