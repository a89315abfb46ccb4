import { expect, it } from 'vitest';
import { destinationRules } from './destinations.ts';
import { metaVerdict } from './meta.ts';
import { scrubbed } from './verdict.ts';

const answer = (status: number | null, json: unknown) =>
  metaVerdict({ status, text: typeof json === 'string' ? json : JSON.stringify(json) }).kind;
const error = (code: number, error_subcode?: number) => ({ error: { message: 'm', code, error_subcode } });

it.each([
  ['sent', 200, { events_received: 1 }],
  ['unclear', 200, { events_received: 0 }],
  ['unclear', 200, {}],
  ['later', 200, '<!doctype html>'],
  ['refused', 400, error(100, 2804003)],
  ['refused', 400, error(100, 2804050)],
  ['refused', 400, error(9999)],
  ['blocked', 400, error(190, 463)],
  ['blocked', 400, error(200)],
  ['blocked', 400, error(100, 33)],
  ['later', 500, error(2)],
  ['later', 400, error(80003)],
  ['later', 503, error(9999)],
  ['later', null, 'timeout'],
  ['later', 302, ''],
  ['blocked', 403, 'no JSON'],
  ['refused', 404, 'no JSON'],
] as const)('reads as %s the answer %s %j', (kind, status, json) => {
  expect(answer(status, json)).toBe(kind);
});

it.each([
  ['nothing', [], {}],
  ['what is no usage', ['x', '[]', '{}', '{"a":"b"}'], {}],
  ['the highest share of the app', ['{"call_count":28.4,"total_time":81,"total_cputime":2}'], { usage: 81 }],
  [
    'that of a business, and its minutes',
    ['{"1":[{"call_count":100,"estimated_time_to_regain_access":7}]}', '{"call_count":3}'],
    { usage: 100, retryAfterMs: 420_000 },
  ],
])('reads from the headers %s', (_, usage, said) => {
  const { usage: share, retryAfterMs } = metaVerdict({ status: 200, text: '{"events_received":1}', usage });
  expect({ usage: share, retryAfterMs }).toEqual({ usage: undefined, retryAfterMs: undefined, ...said });
});

it('takes values out of the words', () => {
  expect(
    scrubbed(
      `lea@example.com fb.1.1795830000000.1098115397 EAAB${'x1'.repeat(20)}\n${'a1'.repeat(32)} too old`,
    ),
  ).toBe('… … … … too old');
});

it('uses a version of the API that lasts for 60 days more', () => {
  expect(Date.parse(destinationRules.meta.apiEnds ?? '') - Date.now()).toBeGreaterThan(60 * 86_400_000);
});
