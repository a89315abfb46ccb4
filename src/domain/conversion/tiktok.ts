import { z } from 'zod';
import type { ConversionMessage, VendorRequest } from './message.ts';
import { jsonOf, scrubbed, type VendorAnswer, type Verdict, verdictOfStatus } from './verdict.ts';

/** TikTok's Events API v1.3. Its names and codes are those of its documentation and of its own template for Tag Manager. */

const eventNames = {
  ...{ lead: 'Lead', call: 'Schedule', test: 'SiteTest' },
  ...{ click: 'ViewContent', reminder: 'CompleteRegistration' },
} as const;

/** Writes the request for one act. @param hash SHA-256 as lower-case hexadecimal digits */
export function tiktokRequest(
  { account, token, testCode }: { account: string; token: string; testCode?: string | undefined },
  { act, eventId, actedAt, url, category, content, userAgent, ids }: ConversionMessage,
  hash: (text: string) => string,
): VendorRequest {
  return {
    url: 'https://business-api.tiktok.com/open_api/v1.3/event/track/',
    headers: { 'access-token': token },
    body: JSON.stringify({
      event_source: 'web',
      event_source_id: account,
      ...(testCode && { test_event_code: testCode }),
      data: [
        {
          event: eventNames[act],
          event_time: Math.floor(actedAt / 1000),
          event_id: eventId,
          user: {
            user_agent: userAgent,
            ...(ids.ttp && { ttp: ids.ttp }),
            ...(ids.ttclid && { ttclid: ids.ttclid }),
            ...(ids.fbx && { external_id: hash(ids.fbx) }),
          },
          page: { url },
          properties: {
            content_type: 'product',
            contents: [{ content_id: category, content_name: content }],
          },
        },
      ],
    }),
  };
}

const Answer = z.object({
  code: z.number(),
  message: z.string().catch(''),
  request_id: z.string().max(100).optional().catch(undefined),
});

const kinds: Readonly<Record<number, Verdict['kind']>> = {
  0: 'sent',
  // Taken, with a warning.
  20001: 'sent',
  // A parameter is wrong.
  40002: 'refused',
  // No right, a wrong token, an ended one.
  40001: 'blocked',
  40104: 'blocked',
  40105: 'blocked',
  // Too many calls; its own fault.
  40100: 'later',
  40700: 'later',
  50000: 'later',
};

/** Reads TikTok's answer to one act: its status is 200 also when its `code` says that nothing was taken. */
export function tiktokVerdict(answer: VendorAnswer): Verdict {
  const read = Answer.safeParse(jsonOf(answer.text));
  if (!read.success) return verdictOfStatus(answer.status === 200 ? { ...answer, status: 502 } : answer);
  const { code, message, request_id: reference } = read.data;
  const kind = kinds[code] ?? (answer.status === 200 ? 'unclear' : verdictOfStatus(answer).kind);
  return {
    kind,
    words: code === 0 ? '' : scrubbed(`${message} (${code})`),
    reference,
    ...(kind === 'later' && { retryAfterMs: answer.retryAfterMs }),
  };
}
