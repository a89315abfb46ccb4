import { nextStep } from '../../domain/delivery/retry.ts';
import { LEASE_MS } from '../delivery/deliver-due.ts';
import type { Ports } from '../ports/all-ports.ts';
import { type AgencyResults, readAgencyAnswer } from './read-agency-answer.ts';

/** Timeout of the request to the agency's automation, while the visitor waits, in milliseconds (docs/product.md). */
const PATIENCE_MS = 20_000;
const ANSWER_BYTES = 256 * 1024;
/** The part of a response that is stored with an attempt, in characters, as for every delivery. */
const KEPT_ANSWER = 1024;

/**
 * Sends a stored lead to the agency's automation and reads the response. The call is the first attempt of the lead's
 * delivery, and is recorded as such: if it fails, the queue retries it.
 * @returns `undefined` when the response is missing or unusable
 */
export async function askAgency(
  { queue, sender, addresses, clock, plainText, log }: Ports,
  { id, body, today }: { id: string; body: string; today: string },
): Promise<AgencyResults | undefined> {
  const url = addresses.of('planner');
  if (url === undefined) return undefined;
  const startedAt = clock.now();
  const claimed = await queue.claimOne(id, { now: startedAt, leaseMs: LEASE_MS });
  const { outcome, answer } = await sender.send({
    id,
    url,
    body,
    sentAt: startedAt,
    timeoutMs: PATIENCE_MS,
    answerBytes: ANSWER_BYTES,
  });
  if (claimed) {
    const durationMs = clock.now() - startedAt;
    const kept = answer?.slice(0, KEPT_ANSWER) ?? null;
    await queue.settle(
      claimed,
      { startedAt, durationMs, outcome, answer: kept },
      nextStep(outcome, claimed.attempt, Math.random()),
    );
  }
  const arrived = outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
  const results = arrived ? readAgencyAnswer(answer ?? '', today, plainText) : undefined;
  if (!results) log.warn({ deliveryId: id, outcome }, 'no analysis from the automation');
  return results;
}
