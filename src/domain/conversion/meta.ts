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

/** Reads Meta's answer to one act. */
export function metaVerdict(answer: VendorAnswer): Verdict {
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
