/** The event of a window once a reminder by notification is stored, for the accepted tags. */
export type ReminderSet = 'reminder-set';

/** The keys of a subscription, as the API takes them. */
export interface SubscriptionKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Subscribes this browser to the notifications of a service worker; the user has allowed them.
 * @param worker path of the worker, whose folder is its scope
 * @param publicKey of the site, in base64url
 * @throws when the browser refuses, as Firefox does in a private window
 */
export async function subscribe(worker: string, publicKey: string): Promise<SubscriptionKeys> {
  const scope = worker.slice(0, worker.lastIndexOf('/') + 1);
  const registration = await navigator.serviceWorker.register(worker, { scope });
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
