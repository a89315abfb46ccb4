import type { Tag } from '../../domain/tag-id/tag-id.ts';
import { loadScript } from './load-script.ts';
import { matchingId } from './matching-id.ts';

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';
/** The calls that TikTok's script expects to find waiting. */
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
/** TikTok's queue: a list of calls, with one entry for each pixel beside it. */
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
  // A refusal on an earlier visit may have been remembered by TikTok's script.
  ttq.grantConsent?.();
  // Its script hashes what it is given before it sends it.
  if (matching) ttq.identify?.({ external_id: matchingId() });
  ttq.page?.();
}

export function stopTiktokPixel(): void {
  window.ttq?.revokeConsent?.();
  window.ttq?.disableCookie?.();
}
