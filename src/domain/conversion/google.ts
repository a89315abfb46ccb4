import { z } from 'zod';
import type { ConversionMessage, VendorRequest } from './message.ts';
import { jsonOf, scrubbed, type VendorAnswer, type Verdict, verdictOfStatus } from './verdict.ts';

/** Google's Data Manager API v1. Its names, reasons and limits are those of its documentation and of its published definitions. */

const ORIGIN = 'https://datamanager.googleapis.com/v1';
/** The click of the test event: nobody's. */
const TEST_CLICK = 'SiteTest_click_of_nobody';
const DAY_MS = 86_400_000;

/**
 * Writes the request for one act: of several, one wrong one would refuse all. The test only asks whether the request is valid.
 * @param account the customer's number and that of the conversion action, as `1234567890/987654321`; @param token an access token
 */
export function googleRequest(
  { account, token, isPersonal }: { account: string; token: string; isPersonal: boolean },
  { act, eventId, actedAt, ids: { gclid, gbraid, wbraid } }: ConversionMessage,
): VendorRequest {
  const [accountId = '', productDestinationId = ''] = account.split('/');
  const isTest = act === 'test';
  // One click is one number: the forms without a person stand for the first.
  const click = gclid ? { gclid } : gbraid ? { gbraid } : { wbraid };
  return {
    url: `${ORIGIN}/events:ingest`,
    headers: bearer(token),
    body: JSON.stringify({
      destinations: [
        {
          reference: 'ads',
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId },
          productDestinationId,
        },
      ],
      encoding: 'HEX',
      validateOnly: isTest,
      events: [
        {
          destinationReferences: ['ads'],
          transactionId: eventId,
          eventTimestamp: new Date(actedAt).toISOString(),
          eventSource: 'WEB',
          adIdentifiers: isTest ? { gclid: TEST_CLICK } : click,
          consent: {
            adUserData: 'CONSENT_GRANTED',
            adPersonalization: isPersonal ? 'CONSENT_GRANTED' : 'CONSENT_DENIED',
          },
        },
      ],
    }),
  };
}

/** Writes the request that asks what became of an act. @param id that of Google's first answer */
export const googleStatusRequest = (token: string, id: string): VendorRequest => ({
  url: `${ORIGIN}/requestStatus:retrieve?${new URLSearchParams({ requestId: id })}`,
  method: 'GET',
  headers: bearer(token),
  body: '',
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const Failure = z.object({
  status: z.string().catch(''),
  message: z.string().catch(''),
  details: z
    .array(
      z.object({
        reason: z.string().optional().catch(undefined),
        metadata: z.record(z.string(), z.string()).optional().catch(undefined),
        fieldViolations: z
          .array(z.object({ reason: z.string().optional().catch(undefined) }))
          .optional()
          .catch(undefined),
      }),
    )
    .catch([]),
});

/** The account, the action or the contract is wrong: for every act until a person changes it. */
const BLOCKING = /^(?:INVALID_DESTINATION|INVALID_CONVERSION_ACTION\w*|TERMS_AND_CONDITIONS_NOT_SIGNED)$/;

/** Reads Google's answer to one act. @param now epoch milliseconds: the quota of a day ends at midnight in California */
export function googleVerdict(answer: VendorAnswer, now: number): Verdict {
  const body = jsonOf(answer.text);
  if (!body) return verdictOfStatus(answer.status === 200 ? { ...answer, status: 502 } : answer);
  const failure = Failure.safeParse(body['error']);
  if (failure.success) {
    const { status, message, details } = failure.data;
    const reasons = details.flatMap(({ reason, fieldViolations = [] }) =>
      [reason, ...fieldViolations.map((violation) => violation.reason)].filter((one) => one !== undefined),
    );
    const words = scrubbed(`${message} (${[status, ...reasons].filter(Boolean).join(', ')})`);
    const { kind } = verdictOfStatus(answer);
    if (kind === 'blocked' || reasons.some((reason) => BLOCKING.test(reason)))
      return { kind: 'blocked', words };
    if (kind === 'refused') return { kind, words };
    const isOfDay = details.some(({ metadata }) => /day/i.test(metadata?.['quota_limit'] ?? ''));
    return { kind: 'later', words, retryAfterMs: isOfDay ? untilPacificMidnight(now) : answer.retryAfterMs };
  }
  if (answer.status !== 200) return verdictOfStatus(answer);
  const id = body['requestId'];
  // A request that was only to be looked at has no number.
  return {
    kind: 'sent',
    words: '',
    reference: typeof id === 'string' && id !== '' ? id.slice(0, 100) : undefined,
  };
}

/** Returns the milliseconds until the next midnight in California. */
function untilPacificMidnight(now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'America/Los_Angeles', hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return DAY_MS - ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

const Count = z.object({ reason: z.string().catch('') });
const Status = z.object({
  requestStatusPerDestination: z
    .array(
      z.object({
        requestStatus: z.string().catch(''),
        errorInfo: z
          .object({ errorCounts: z.array(Count).catch([]) })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
});

/**
 * What Google says later of an act: `processing` still; `sent`: counted, also when it had it from the page already; `blocked`: it
 * misses a consent, for every act; `refused`; `unknown`: no answer that says so.
 */
export interface LaterVerdict {
  kind: 'processing' | 'sent' | 'blocked' | 'refused' | 'unknown';
  words: string;
}

/** Reads what Google says later of one act. */
export function googleStatus({ status, text }: VendorAnswer): LaterVerdict {
  const read = status === 200 ? Status.safeParse(jsonOf(text)).data : undefined;
  const [destination] = read?.requestStatusPerDestination ?? [];
  if (!destination) return { kind: 'unknown', words: status === null ? scrubbed(text) : `HTTP ${status}` };
  const { requestStatus, errorInfo } = destination;
  if (requestStatus === 'SUCCESS') return { kind: 'sent', words: '' };
  if (!/^(?:FAIL\w*|PARTIAL_SUCCESS)$/.test(requestStatus)) return { kind: 'processing', words: '' };
  const reasons = (errorInfo?.errorCounts ?? []).map(({ reason }) =>
    reason.replace('PROCESSING_ERROR_REASON_', ''),
  );
  const words = scrubbed(reasons.join(', ') || requestStatus);
  if (reasons.length > 0 && reasons.every((reason) => /^DUPLICATE/.test(reason)))
    return { kind: 'sent', words: '' };
  return { kind: reasons.some((reason) => /CONSENT/.test(reason)) ? 'blocked' : 'refused', words };
}

/** The parts of a service account's key file that are used. */
const ServiceAccount = z.object({
  client_email: z.string().min(3),
  private_key: z.string().startsWith('-----BEGIN'),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** Reads the key file of a service account; undefined: it is none. */
export const serviceAccountOf = (key: string): ServiceAccount | undefined =>
  ServiceAccount.safeParse(jsonOf(key)).data;

/** Reads why no access token was given: a wrong or withdrawn key blocks the lane, anything else passes. */
export function tokenVerdict(answer: VendorAnswer): Verdict {
  const error = jsonOf(answer.text)?.['error'];
  const words = scrubbed(`${typeof error === 'string' ? error : 'token'} (${answer.status ?? answer.text})`);
  const { kind } = verdictOfStatus(answer);
  return kind === 'refused' || kind === 'blocked'
    ? { kind: 'blocked', words }
    : { kind: 'later', words, retryAfterMs: answer.retryAfterMs };
}
