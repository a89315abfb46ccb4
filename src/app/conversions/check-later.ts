import type { ConversionDestination } from '../../domain/conversion/destinations.ts';
import { destinationRules } from '../../domain/conversion/destinations.ts';
import { laneAfter } from '../../domain/conversion/lane.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { TakenSend } from '../ports/conversions.ts';
import { accessTo } from './access.ts';
import { askLater } from './ask-vendor.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Google asks for so much patience before the first question. */
export const FIRST_CHECK_MS = 30 * MINUTE_MS;
/** The longest pause between two questions, and the time after which no more is asked. */
const PAUSE_MAX_MS = 6 * 60 * MINUTE_MS;
const GIVE_UP_MS = 3 * DAY_MS;
/** Questions of one round, and how long they are kept from another worker. */
const ROUND = 10;
const LEASE_MS = 150_000;

type CheckPorts = Pick<
  Ports,
  'clock' | 'conversions' | 'conversionSender' | 'googleTokens' | 'log' | 'settings'
>;

/**
 * Asks a platform that answers later what became of the acts that it took: half an hour after each, then with growing pauses
 * for three days. Resolves when the outcomes are recorded.
 */
export async function checkLater(ports: CheckPorts, name: ConversionDestination): Promise<void> {
  const access = destinationRules[name].answersLater ? accessTo(ports, name) : undefined;
  if (!access) return;
  const { clock, conversions, log } = ports;
  const now = clock.now();
  for (const send of await conversions.takeChecks(name, { now, next: now + LEASE_MS, limit: ROUND })) {
    const { kind, words } = await askLater(ports, access, send.reference);
    log.info({ sendId: send.id, destination: name, verdict: kind }, 'conversion checked');
    await record(ports, name, send, kind, words);
  }
}

async function record(
  { clock, conversions }: CheckPorts,
  name: ConversionDestination,
  { id, settledAt, twin }: TakenSend,
  kind: Awaited<ReturnType<typeof askLater>>['kind'],
  words: string,
): Promise<void> {
  const now = clock.now();
  const age = now - settledAt;
  if (kind === 'sent') {
    await conversions.checked(id, { kind });
    return conversions.prove(name, twin, now);
  }
  if (kind === 'processing' || kind === 'unknown')
    return conversions.checked(
      id,
      age < GIVE_UP_MS
        ? { kind: 'again', at: now + Math.min(PAUSE_MAX_MS, Math.max(FIRST_CHECK_MS, age)) }
        : { kind: 'unclear', words: words || 'no status' },
    );
  await conversions.checked(id, { kind: 'dead', words });
  if (kind === 'refused') return;
  // It misses a consent that each act carries: a person must look at the account, and one act a day tries again.
  const blocked = { kind, words, retryAfterMs: DAY_MS } as const;
  await conversions.answered(
    { ...laneAfter(await conversions.lane(name), blocked, now), name },
    blocked,
    now,
  );
}
