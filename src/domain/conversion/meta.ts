import { z } from 'zod';
import { destinationRules } from './destinations.ts';
import type { ConversionMessage, VendorRequest } from './message.ts';
import { jsonOf, scrubbed, type VendorAnswer, type Verdict, verdictOfStatus } from './verdict.ts';

/** Meta's Conversions API. Its names, codes and limits are those of its documentation for Graph API v26.0. */

const eventNames = {
  ...{ lead: 'Lead', call: 'Schedule', test: 'SiteTest' },
  ...{ click: 'ViewContent', reminder: 'CompleteRegistration' },
} as const;

/** Writes the request for one act. @param hash SHA-256 as lower-case hexadecimal digits */
export function metaRequest(
  { account, token, testCode }: { account: string; token: string; testCode?: string | undefined },
  { act, eventId, actedAt, url, category, content, page, userAgent, ids }: ConversionMessage,
  hash: (text: string) => string,
): VendorRequest {
  return {
    url: `https://graph.facebook.com/${destinationRules.meta.apiVersion}/${account}/events`,
    headers: {},
    body: JSON.stringify({
      // In the body: an address may be logged on its way.
      access_token: token,
      ...(testCode && { test_event_code: testCode }),
      data: [
        {
          event_name: eventNames[act],
          event_time: Math.floor(actedAt / 1000),
          event_id: eventId,
          action_source: 'website',
          event_source_url: url,
          user_data: {
            client_user_agent: userAgent,
            ...(ids.fbp && { fbp: ids.fbp }),
            ...(ids.fbc && { fbc: ids.fbc }),
            ...(ids.fbx && { external_id: [hash(ids.fbx)] }),
          },
          custom_data: {
            content_category: category,
            content_name: content,
            ...(page !== null && { content_ids: [page] }),
          },
        },
      ],
    }),
  };
}

const Failure = z.object({
  message: z.string().catch(''),
  code: z.number(),
  error_subcode: z.number().optional().catch(undefined),
  error_user_title: z.string().optional().catch(undefined),
  fbtrace_id: z.string().optional().catch(undefined),
});

/** Token, right, object: wrong for every act until a person changes it. */
const blocking: ReadonlySet<number> = new Set([3, 10, 190, 200, 294]);
/** Unknown fault, service, too many calls. */
const temporary: ReadonlySet<number> = new Set([1, 2, 4, 17, 341, 368, 80003]);
/** Of code 100: the object does not exist, or the token has no right to it. */
const UNKNOWN_OBJECT = 33;

/** Shares of a limit in percent, and the minutes until calls are taken again. */
const Usage = z.object({
  call_count: z.number().catch(0),
  total_time: z.number().catch(0),
  total_cputime: z.number().catch(0),
  estimated_time_to_regain_access: z.number().catch(0),
});
const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** Reads what Meta says about its limits: `x-app-usage` is one object, `x-business-use-case-usage` has a list for each business. */
function usageOf(texts: readonly string[]): { usage?: number; regainMs: number } {
  const found = texts
    .flatMap((text) => {
      const body = jsonOf(text) ?? {};
      return 'call_count' in body ? [body] : Object.values(body).flat();
    })
    .flatMap((one) => Usage.safeParse(one).data ?? []);
  if (found.length === 0) return { regainMs: 0 };
  const shares = found.flatMap((one) => [one.call_count, one.total_time, one.total_cputime]);
  const minutes = Math.max(0, ...found.map((one) => one.estimated_time_to_regain_access));
  return {
    usage: Math.round(Math.min(1000, Math.max(0, ...shares))),
    regainMs: Math.min(DAY_MINUTES, minutes) * MINUTE_MS,
  };
}

/** Reads Meta's answer to one act, with what it says about its limits. */
export function metaVerdict(answer: VendorAnswer): Verdict {
  const { usage, regainMs } = usageOf(answer.usage ?? []);
  const verdict = verdictOf(answer);
  const retryAfterMs = Math.max(verdict.retryAfterMs ?? 0, regainMs);
  return { ...verdict, ...(retryAfterMs > 0 && { retryAfterMs }), ...(usage !== undefined && { usage }) };
}

function verdictOf(answer: VendorAnswer): Verdict {
  const body = jsonOf(answer.text);
  if (!body) return verdictOfStatus(answer.status === 200 ? { ...answer, status: 502 } : answer);
  const failure = Failure.safeParse(body['error']);
  if (failure.success) {
    const {
      code,
      error_subcode: sub,
      error_user_title: title,
      message,
      fbtrace_id: reference,
    } = failure.data;
    const words = scrubbed(`${title ?? message} (${code}${sub === undefined ? '' : `/${sub}`})`);
    if (blocking.has(code) || (code === 100 && sub === UNKNOWN_OBJECT))
      return { kind: 'blocked', words, reference };
    if (temporary.has(code) || (answer.status ?? 500) >= 500 || answer.status === 429)
      return { kind: 'later', words, reference, retryAfterMs: answer.retryAfterMs };
    return { kind: 'refused', words, reference };
  }
  if (answer.status !== 200) return verdictOfStatus(answer);
  const trace = body['fbtrace_id'];
  const reference = typeof trace === 'string' ? trace.slice(0, 100) : undefined;
  const received = body['events_received'];
  return received === 1
    ? { kind: 'sent', words: '', reference }
    : {
        kind: 'unclear',
        words: `events_received: ${typeof received === 'number' ? received : '?'}`,
        reference,
      };
}
