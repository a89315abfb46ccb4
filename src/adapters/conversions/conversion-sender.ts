import type { LookupFunction } from 'node:net';
import type { ConversionSender } from '../../app/ports/conversions.ts';
import type { Clock } from '../../app/ports.ts';
import { failureReason } from '../http/failure-reason.ts';
import { post } from '../http/post.ts';
import { publicLookup } from '../http/public-address.ts';

/** For a whole request, in milliseconds. */
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 8192;
/** Where Meta says how much of its limits is used, by the business and by the app. */
const usageHeaders = ['x-business-use-case-usage', 'x-app-usage'] as const;

interface SenderOptions {
  clock: Clock;
  /** Replaces the origin of a platform, in tests. */
  origins?: Readonly<Record<string, string>> | undefined;
  timeoutMs?: number | undefined;
  lookup?: LookupFunction;
}

/**
 * Creates the sender of acts to ad platforms. Redirects are not followed, names that resolve to private addresses are refused, and
 * at most 8 kB of an answer are read. Addresses and headers are never logged.
 */
export function createConversionSender({
  clock,
  origins = {},
  timeoutMs,
  lookup,
}: SenderOptions): ConversionSender {
  const resolve = lookup ?? publicLookup();
  return {
    async send({ url: address, method, headers, body }) {
      const begin = clock.now();
      const { origin } = new URL(address);
      const replaced = origins[origin];
      const url = new URL(replaced === undefined ? address : address.replace(origin, replaced));
      const durationMs = () => Math.max(0, Math.round(clock.now() - begin));
      try {
        const sent = {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        };
        const {
          status,
          headers: said,
          retryAfterMs,
          answer,
        } = await post(url, {
          ...{ method, body },
          headers: { ...(method !== 'GET' && sent), ...headers },
          lookup: replaced === undefined ? resolve : undefined,
          timeoutMs: timeoutMs ?? TIMEOUT_MS,
          answerBytes: ANSWER_BYTES,
          clock,
        });
        const usage = usageHeaders.flatMap((name) => said[name] ?? []);
        return { status, text: answer, retryAfterMs, usage, durationMs: durationMs() };
      } catch (error) {
        return { status: null, text: failureReason(error), durationMs: durationMs() };
      }
    },
  };
}
