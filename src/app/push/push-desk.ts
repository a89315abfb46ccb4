import type { PushAddress, PushState, PushSubscriptionInput } from '../../contracts/account/push.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** The browsers of one account that are told at most. */
const MOST = 20;

/** Whether this browser is told of new leads, for the account that asks. */
export async function readPush(
  { pushStore, pushSender }: Ports,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  const on = endpoint !== null && (await pushStore.has(who.account.id, endpoint));
  return { on, publicKey: pushSender.publicKey };
}

/** Tells this browser of new leads from now on. */
export async function subscribe(
  { clock, pushStore, pushSender }: Ports,
  { endpoint, keys, locale }: PushSubscriptionInput,
  { who }: Asker,
): Promise<PushState> {
  await pushStore.add(who.account.id, { endpoint, ...keys, locale }, MOST, clock.now());
  return { on: true, publicKey: pushSender.publicKey };
}

/** Tells this browser no longer. */
export async function unsubscribe(
  { pushStore, pushSender }: Ports,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  if (endpoint !== null) await pushStore.remove(who.account.id, endpoint);
  return { on: false, publicKey: pushSender.publicKey };
}
