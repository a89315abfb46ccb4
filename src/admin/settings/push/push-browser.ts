import { type SubscriptionKeys, subscribe } from '../../../browser/push-subscription.ts';

/** The service worker of the notifications. Its folder determines its scope, which contains no page. */
const WORKER = '/admin/sw.js';
const SCOPE = '/admin/';

/** `unsupported`: this browser cannot receive notifications; on an iPhone, only an installed app can. */
export type PushAbility = 'ready' | 'denied' | 'unsupported';

/** Returns whether this browser can subscribe, or why not. */
export function pushAbility(): PushAbility {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able || !window.isSecureContext) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Returns the existing subscription of this browser, if any. */
export async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the user for permission, and subscribes this browser. Call it in a click handler: browsers ask at no other time.
 * @returns `undefined` when the user refused
 */
export async function makeSubscription(publicKey: string): Promise<SubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return subscribe(WORKER, publicKey);
}
