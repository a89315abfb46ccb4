import { recordConsent } from '../../app/consent/record-consent.ts';
import { countVisit } from '../../app/visit/count-visit.ts';
import { ConsentAnswer, ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { VisitReport } from '../../contracts/visit.ts';
import { operation, rawOperation } from '../operation.ts';

/** The reports that public pages send about a visit: the proof of a cookie choice, and counts without cookies. */
export const visitorOperations = [
  operation({
    tag: 'Cookies',
    method: 'post',
    path: '/consents',
    limit: 'consents',
    summary: 'Keep the proof of a cookie choice',
    description:
      'Stores the choice, the version of the text and the language, and nothing of the visitor: no address, no browser. `id` is random and made for this call; a repetition with the same `id` is one proof. With `objected`, or `Sec-GPC: 1` on the request, advertising is stored as refused.',
    body: ConsentProof,
    example: {
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
      objected: false,
      replaces: null,
      scope: null,
      page: null,
    },
    status: 201,
    answer: ConsentAnswer,
    meaning: 'Stored',
    fails: ['idempotency_conflict'],
    run: ({ ports, input, facts }) => recordConsent(ports, input, facts.objects),
  }),
  rawOperation({
    tag: 'Visits',
    method: 'post',
    path: '/visits',
    limit: 'visits',
    summary:
      'Count a view of a page, a step of the simulator, a shown cookie banner or an outcome of the search',
    description:
      'Only counts by day are kept: no address, no browser, no identifier, nothing on the device. Programs, pages fetched in advance, unknown pages and callers with `DNT: 1` or `Sec-GPC: 1` get the same answer and are not counted.',
    body: VisitReport,
    example: { kind: 'view', page: '/faq' },
    response: { status: 204, description: 'Counted, or left out' },
    // No request waits for the database (docs/decisions/0019-counting-without-cookies.md).
    run: ({ ports, input, c }) => {
      countVisit(ports, input, {
        userAgent: c.req.header('user-agent'),
        doNotTrack: c.req.header('dnt'),
        globalPrivacyControl: c.req.header('sec-gpc'),
        purpose: c.req.header('sec-purpose'),
      });
      return c.body(null, 204);
    },
  }),
] as const;
