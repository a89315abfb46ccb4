/** The lanes of reminders: a push service that is slow, or hangs, delays its own messages only. */

/** The hosts of browsers' push services, September 2026. A host under one of them is the same service. */
const pushHosts = {
  /** Chrome, Edge on Android, Samsung Internet, Opera. */
  'push-fcm': ['fcm.googleapis.com', 'android.googleapis.com', 'jmt17.google.com'],
  'push-mozilla': ['push.services.mozilla.com'],
  'push-apple': ['push.apple.com'],
  /** Edge on Windows. */
  'push-wns': ['notify.windows.com'],
} as const;
type KnownLane = keyof typeof pushHosts;

export type PushLane = KnownLane | 'push-other';
export type ReminderLane = 'reminder-mail' | PushLane;

const knownLanes = Object.entries(pushHosts) as [KnownLane, readonly string[]][];
export const pushLanes: readonly PushLane[] = [...knownLanes.map(([lane]) => lane), 'push-other'];

/** Returns the lane of the push service at an address. */
export function pushLaneOf(endpoint: string): PushLane {
  const host = URL.parse(endpoint)?.hostname ?? '';
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return knownLanes.find(([, hosts]) => hosts.some(isAt))?.[0] ?? 'push-other';
}
