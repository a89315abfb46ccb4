import type { PushAddress, PushState, PushSubscriptionInput } from '../../contracts/push.ts';
import type { Asker } from '../asker.ts';
import type { PushSender, PushStore } from '../ports/push.ts';
import type { Clock } from '../ports.ts';

/** The browsers of one account that are told at most. */
const MOST = 20;

export interface PushPorts {
  clock: Clock;
  pushStore: PushStore;
  pushSender: Pick<PushSender, 'publicKey'>;
}

/** Whether this browser is told of new leads, for the account that asks. */
export async function readPush(
  { pushStore, pushSender }: PushPorts,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  const on = endpoint !== null && (await pushStore.has(who.account.id, endpoint));
  return { on, publicKey: pushSender.publicKey };
}

/** Tells this browser of new leads from now on. */
export async function subscribe(
  { clock, pushStore, pushSender }: PushPorts,
  { endpoint, keys, locale }: PushSubscriptionInput,
  { who }: Asker,
): Promise<PushState> {
  await pushStore.add(who.account.id, { endpoint, ...keys, locale }, MOST, clock.now());
  return { on: true, publicKey: pushSender.publicKey };
}

/** Tells this browser no longer. */
export async function unsubscribe(
  { pushStore, pushSender }: PushPorts,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  if (endpoint !== null) await pushStore.remove(who.account.id, endpoint);
  return { on: false, publicKey: pushSender.publicKey };
}
