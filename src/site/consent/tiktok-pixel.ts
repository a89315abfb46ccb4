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
    /** The calls to one pixel of several. */
    instance?: (id: string) => Calls | undefined;
    _i: Record<string, unknown[] & Calls & { _u: string }>;
    _t: Record<string, number>;
    _o: Record<string, object>;
  };

declare global {
  interface Window {
    ttq?: Ttq;
    TiktokAnalyticsObject?: string;
  }
}

/** The pixels that this site started, the agency's and an artist's. */
let started: string[] = [];

/** Loads a TikTok pixel and reports one page view. Does nothing when it has already started, or when another tag started TikTok's script. */
export function startTiktokPixel({ id, matching }: Tag): void {
  if (!window.ttq) started = [];
  else if (started.length === 0 || started.includes(id)) return;
  started.push(id);
  const ttq = window.ttq ?? makeQueue();
  Object.assign(ttq._i, { [id]: deferred(Object.assign([] as unknown[], { _u: SCRIPT })) });
  Object.assign(ttq._t, { [id]: Date.now() });
  Object.assign(ttq._o, { [id]: {} });
  loadScript(`${SCRIPT}?sdkid=${id}&lib=ttq`);
  // TikTok's script may have stored a refusal of an earlier visit.
  ttq.grantConsent?.();
  const pixel = pixelOf(id);
  // TikTok's script hashes this id before it sends it.
  if (matching) pixel?.identify?.({ external_id: matchingId() });
  pixel?.page?.();
}

/** Reports an event to this pixel alone. */
export function tellTiktok({ id: pixel }: Tag, name: string, id: string, params: object): void {
  pixelOf(pixel)?.track?.(name, params, { event_id: id });
}

/** The calls to one pixel. Where no artist may have a second one, a call to all is a call to it. */
const pixelOf = (id: string): Calls | undefined =>
  document.querySelector('[data-artist]') ? window.ttq?.instance?.(id) : window.ttq;

/** Adds TikTok's methods to a queue: calls wait in it for TikTok's script. */
function deferred<Queue extends unknown[]>(queue: Queue): Queue & Calls {
  const calls: Calls = {};
  for (const method of methods) calls[method] = (...details) => void queue.push([method, ...details]);
  return Object.assign(queue, calls);
}

function makeQueue(): Ttq {
  const ttq: Ttq = Object.assign(deferred([] as unknown[]), { methods, _i: {}, _t: {}, _o: {} });
  ttq.instance = (id) => ttq._i[id];
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = ttq;
  return ttq;
}

/** Revokes the consent in TikTok's script and disables its cookies; without the script it does nothing. */
export function stopTiktokPixel(): void {
  window.ttq?.revokeConsent?.();
  window.ttq?.disableCookie?.();
}
