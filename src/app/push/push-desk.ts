import type { PushAddress, PushState, PushSubscriptionInput } from '../../contracts/account/push.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Maximum number of subscribed browsers of one account. */
const MOST = 20;

/** Returns whether this browser gets notifications of new leads for the account, and the public key. */
export async function readPush(
  { pushStore, pushSender }: Ports,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  const on = endpoint !== null && (await pushStore.has(who.account.id, endpoint));
  return { on, publicKey: pushSender.publicKey };
}

/** Subscribes this browser to notifications of new leads. */
export async function subscribe(
  { clock, pushStore, pushSender }: Ports,
  { endpoint, keys, locale }: PushSubscriptionInput,
  { who }: Asker,
): Promise<PushState> {
  await pushStore.add(who.account.id, { endpoint, ...keys, locale }, MOST, clock.now());
  return { on: true, publicKey: pushSender.publicKey };
}

/** Deletes the subscription of this browser. */
export async function unsubscribe(
  { pushStore, pushSender }: Ports,
  { endpoint }: PushAddress,
  { who }: Asker,
): Promise<PushState> {
  if (endpoint !== null) await pushStore.remove(who.account.id, endpoint);
  return { on: false, publicKey: pushSender.publicKey };
}
