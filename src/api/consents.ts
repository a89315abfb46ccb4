import { createRoute } from '@hono/zod-openapi';
import { ConsentAnswer, ConsentProof } from '../contracts/consent-proof.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';

const record = createRoute({
  method: 'post',
  path: '/api/consents',
  tags: ['Cookies'],
  summary: 'Keep the proof of a cookie choice',
  description:
    'Stores the choice, the version of the text and the language, and nothing of the visitor: no address, no browser. `id` is random and made for this call; a repetition with the same `id` is one proof.',
  request: jsonRequest(ConsentProof, {
    id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01',
    record: {
      essential: true,
      analytics: true,
      marketing: false,
      functional: false,
      timestamp: '2026-11-21T12:00:00.000Z',
      version: '1.0',
    },
    textVersion: '2026-11',
    locale: 'fr',
  }),
  middleware: jsonBody(ConsentProof),
  responses: {
    201: succeeds(ConsentAnswer, 'Stored'),
    ...failures(...wrongBody, 'idempotency_conflict', 'rate_limited', 'internal'),
  },
});

/** The proofs of cookie choices. */
export function addConsents(api: Api, { useCases }: ApiServices): void {
  api.openapi(record, async (c) => {
    const result = await useCases.recordConsent(c.get('body'));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });
}
