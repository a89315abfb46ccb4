import type { PushSubscriptionInput } from '../../../contracts/account/push.ts';

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
export async function makeSubscription(
  publicKey: string,
): Promise<Omit<PushSubscriptionInput, 'locale'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await isActive(registration);
  const key = bytesOf(publicKey);
  const present = await registration.pushManager.getSubscription();
  // A subscription made for another key of the site would receive nothing.
  if (present && !sameBytes(present.options.applicationServerKey, key)) await present.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** A worker that is not active yet cannot subscribe. */
async function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const sameBytes = (buffer: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  buffer !== null && String(new Uint8Array(buffer)) === String(bytes);
