import type { ConsentChoice } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import { actIdOf } from './act-id.ts';
import { tellOfActs } from './acts.ts';
import { startGoogle, stopGoogle } from './google-tags.ts';
import { startMetaPixel, stopMetaPixel, tellMeta } from './meta-pixel.ts';
import { reportAct } from './report-act.ts';
import { startTiktokPixel, stopTiktokPixel, tellTiktok } from './tiktok-pixel.ts';

// For the artist's own pixels of a landing page.
export { actIdOf, reportAct, startMetaPixel, startTiktokPixel, tellMeta, tellTiktok };

/** The measurement tags. This chunk is loaded only when a configured tag is accepted; importing it starts no tag. */

/** Starts the given tags, each once. Call it again when a new choice allows more tags. */
export function startTags(allowed: Tags, choice: ConsentChoice): void {
  startGoogle(allowed, choice);
  if (allowed.metaPixel) startMetaPixel(allowed.metaPixel);
  if (allowed.tiktokPixel) startTiktokPixel(allowed.tiktokPixel);
  if (Object.keys(allowed).length > 0) tellOfActs(allowed);
}

/** Stops the tags on the page that the choice no longer allows. */
export function stopTags(tags: Tags, choice: ConsentChoice): void {
  if (window.dataLayer) stopGoogle(tags, choice);
  if (choice.marketing) return;
  stopMetaPixel();
  stopTiktokPixel();
}
