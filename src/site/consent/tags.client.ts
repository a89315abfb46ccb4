import type { ConsentChoice } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import { actIdOf } from './act-id.ts';
import { tellOfActs } from './acts.ts';
import { startGoogle, stopGoogle } from './google-tags.ts';
import { startMetaPixel, stopMetaPixel, tellMeta } from './meta-pixel.ts';
import { focus, keepPlace } from './reloaded-focus.ts';
import { reportAct } from './report-act.ts';
import { startTiktokPixel, stopTiktokPixel, tellTiktok } from './tiktok-pixel.ts';

// `focus` for a page that a withdrawal reloaded: a chunk of its own would weigh on every page. The others for the artist's own pixels.
export { actIdOf, focus, keepPlace, reportAct, startMetaPixel, startTiktokPixel, tellMeta, tellTiktok };

/** The measurement tags. This chunk is loaded only when a configured tag is or was accepted; importing it starts no tag. */

/** Starts the given tags, each once. Call it again when a new choice allows more tags. */
export function startTags(allowed: Tags, choice: ConsentChoice): void {
  startGoogle(allowed, choice);
  if (allowed.metaPixel) startMetaPixel(allowed.metaPixel);
  if (allowed.tiktokPixel) startTiktokPixel(allowed.tiktokPixel);
  if (Object.keys(allowed).length > 0) tellOfActs(allowed);
}

/** Stops the tags on the page that the choice no longer allows, before the page is reloaded without them. */
export function stopTags(tags: Tags, choice: ConsentChoice): void {
  keepPlace();
  if (window.dataLayer) stopGoogle(tags, choice);
  if (choice.marketing) return;
  stopMetaPixel();
  stopTiktokPixel();
}
