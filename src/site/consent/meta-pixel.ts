import type { Tag } from '../../domain/tag-id/tag-id.ts';
import { loadScript } from './load-script.ts';
import { matchingId } from './matching-id.ts';

/** Meta's queue: it holds the calls made before Meta's script has loaded. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** The pixels that this site started, the agency's and an artist's. */
let started: string[] = [];

/** Loads a Meta pixel and reports one page view. Does nothing when it has already started, or when another tag started Meta's script. */
export function startMetaPixel({ id, matching }: Tag): void {
  if (!window.fbq) started = [];
  else if (started.length === 0 || started.includes(id)) return;
  started.push(id);
  const fbq = window.fbq ?? load();
  // Without this setting the pixel also reports clicks on buttons and the page's metadata.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id, ...(matching ? [{ external_id: matchingId() }] : []));
  fbq('consent', 'grant');
  fbq('trackSingle', id, 'PageView');
}

function load(): Fbq {
  const fbq = makeQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('consent', 'revoke');
  return fbq;
}

/** Reports an event to this pixel alone, where another tag of the page uses Meta's script too. */
export function tellMeta({ id: pixel }: Tag, name: string, id: string, params: object): void {
  // The id of the event is in the fourth argument: among the parameters it is ignored.
  window.fbq?.('trackSingle', pixel, name, params, { eventID: id });
}

/** Revokes the consent in Meta's script; without the script it does nothing. */
export function stopMetaPixel(): void {
  window.fbq?.('consent', 'revoke');
}

function makeQueue(): Fbq {
  const queue: unknown[] = [];
  const fbq = Object.assign(
    (...command: unknown[]): void => {
      if (fbq.callMethod) fbq.callMethod(...command);
      else queue.push(command);
    },
    { queue, loaded: true, version: '2.0' },
  ) as Fbq;
  fbq.push = fbq;
  return fbq;
}
