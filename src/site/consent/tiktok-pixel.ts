import type { Tag } from '../../domain/tag-id/tag-id.ts';
import { loadScript } from './load-script.ts';
import { matchingId } from './matching-id.ts';

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';
/** The methods of TikTok's queue; calls to them wait for TikTok's script. */
const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const;

type Calls = Partial<Record<(typeof methods)[number], (...details: unknown[]) => void>>;
/** TikTok's queue: an array of calls, with a property for each pixel. */
type Ttq = unknown[] &
  Calls & {
    methods: readonly string[];
    _i: Record<string, unknown[] & { _u: string }>;
    _t: Record<string, number>;
    _o: Record<string, object>;
  };

declare global {
  interface Window {
    ttq?: Ttq;
    TiktokAnalyticsObject?: string;
  }
}

/** Loads the TikTok pixel and reports one page view. Does nothing when it has already started. */
export function startTiktokPixel({ id, matching }: Tag): void {
  if (window.ttq) return;
  const ttq: Ttq = Object.assign([] as unknown[], {
    methods,
    _i: { [id]: Object.assign([] as unknown[], { _u: SCRIPT }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  for (const method of methods) ttq[method] = (...details) => void ttq.push([method, ...details]);
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = ttq;
  loadScript(`${SCRIPT}?sdkid=${id}&lib=ttq`);
  // TikTok's script may have stored a refusal of an earlier visit.
  ttq.grantConsent?.();
  // TikTok's script hashes this id before it sends it.
  if (matching) ttq.identify?.({ external_id: matchingId() });
  ttq.page?.();
}

/** Reports an event. The page has one pixel of TikTok. */
export function tellTiktok(name: string, id: string, params: object): void {
  window.ttq?.track?.(name, params, { event_id: id });
}

/** Revokes the consent in TikTok's script and disables its cookies; without the script it does nothing. */
export function stopTiktokPixel(): void {
  window.ttq?.revokeConsent?.();
  window.ttq?.disableCookie?.();
}
