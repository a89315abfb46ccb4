import { createRoute } from '@hono/zod-openapi';
import { VisitReport } from '../contracts/visit.ts';
import { failures } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';

const report = createRoute({
  method: 'post',
  path: '/api/visits',
  tags: ['Visits'],
  summary: 'Count a view of a page or a step of the simulator',
  description:
    'Only counts by day are kept: no address, no browser, no identifier, nothing on the device. Programs, pages fetched in advance, unknown pages and callers with `DNT: 1` or `Sec-GPC: 1` get the same answer and are not counted.',
  request: jsonRequest(VisitReport, { kind: 'view', page: '/faq' }),
  middleware: jsonBody(VisitReport),
  responses: {
    204: { description: 'Counted, or left out' },
    ...failures(...wrongBody, 'rate_limited', 'internal'),
  },
});

/** Counting without cookies (docs/decisions/0019-counting-without-cookies.md). No call waits for the database. */
export function addVisits(api: Api, { useCases }: ApiServices): void {
  api.openapi(report, (c) => {
    useCases.countVisit(c.get('body'), {
      userAgent: c.req.header('user-agent'),
      doNotTrack: c.req.header('dnt'),
      globalPrivacyControl: c.req.header('sec-gpc'),
      purpose: c.req.header('sec-purpose'),
    });
    return c.body(null, 204);
  });
}
