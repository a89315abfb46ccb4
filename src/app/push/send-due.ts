import { nextPushStep } from '../../domain/push/retry.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedPush, PushTexts } from '../ports/push.ts';
import { workOn } from '../queue/work-on.ts';

/** The duration of a claim in milliseconds: longer than the time limit of one request. */
const LEASE_MS = 60_000;
/** A new lead or an alarm is outdated after a day, and of several of a kind the newest is enough. */
const HOW = { ttlS: 86_400, urgency: 'high' } as const;

export type SendPushPorts = Pick<Ports, 'clock' | 'log' | 'pushSender' | 'pushStore' | 'random'> & {
  pushTexts: PushTexts;
};

/**
 * Claims up to `limit` due notifications and starts them all. Returns one promise for each, settled when its attempt is
 * recorded.
 * @throws when the database refuses the claim; then no attempt was started
 */
export async function startDuePushes(ports: SendPushPorts, limit: number): Promise<Promise<void>[]> {
  const claimed = await ports.pushStore.claim({ now: ports.clock.now(), leaseMs: LEASE_MS, limit });
  return claimed.map((push) => sendOne(ports, push));
}

function sendOne(ports: SendPushPorts, push: ClaimedPush): Promise<void> {
  // The address alone gives access, so the log contains only its host.
  const about = { pushId: push.id, attempt: push.attempt, service: new URL(push.endpoint).host };
  return workOn(ports, about, 'push', async () => {
    const { kind, locale } = push;
    const note = { ...HOW, topic: kind, data: ports.pushTexts[kind](locale) };
    const outcome = await ports.pushSender.send(push, note);
    const next = nextPushStep(outcome, push.attempt, ports.random());
    return {
      next,
      report: { outcome },
      record: () => ports.pushStore.settle(push, next, ports.clock.now()),
    };
  });
}
