import { createRoute } from '@hono/zod-openapi';
import { BookingAnswer, BookingSubmission } from '../contracts/booking.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { idempotencyKey, jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { factsOf } from './middleware/request-facts.ts';

const submit = createRoute({
  method: 'post',
  path: '/api/booking/submit',
  tags: ['Booking'],
  summary: 'Announce the booking of a call',
  description:
    'Stores who opens the calendar, and delivers it to the agency’s automation. The calendar itself is another service.',
  request: jsonRequest(BookingSubmission, {
    artistName: 'Nova',
    email: 'nova@example.com',
    platform: 'spotify_ads',
    budget: 'consultation',
    campaignType: 'consultation_booking',
    country: 'unknown',
    source: 'spotify_ads_landing',
    spotify_url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    newsletter: false,
    utm_source: 'instagram',
    utm_medium: 'story',
    utm_campaign: 'release',
    utm_content: '',
  }),
  parameters: [idempotencyKey],
  middleware: jsonBody(BookingSubmission),
  responses: {
    201: succeeds(BookingAnswer, 'Stored'),
    ...failures(...wrongBody, 'idempotency_conflict', 'rate_limited', 'internal'),
  },
});

/** What is announced before a calendar opens. */
export function addBooking(api: Api, { useCases }: ApiServices): void {
  api.openapi(submit, async (c) => {
    const result = await useCases.submitBooking(c.get('body'), factsOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });
}
