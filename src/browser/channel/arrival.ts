import { storageKeys } from '../../domain/storage/keys.ts';
import { browserHolds } from '../browser-holds.ts';

/** Browsers inside apps, which often send no referrer; `landingChannel` finds out which app it is. */
const app = /instagram|\bfb|bytedance|musical_ly|tiktok/i;

/**
 * Whether the visit has no trace of a channel: no referrer, no query, no stored first touch, no browser of an app. Such a visit is
 * `direct`, and needs no code that derives a channel.
 */
export const isTraceless = (): boolean =>
  !document.referrer &&
  !location.search &&
  !app.test(navigator.userAgent) &&
  !browserHolds(storageKeys.firstTouch);

/** Whether the browser opened this page by a link or an address, and not by a reload or the history. */
export function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !/^[rb]/.test(entry?.type ?? '');
}
