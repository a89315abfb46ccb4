import type { ConsentChoice } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import { startGoogle, stopGoogle } from './google-tags.ts';
import { startMetaPixel, stopMetaPixel } from './meta-pixel.ts';
import { startTiktokPixel, stopTiktokPixel } from './tiktok-pixel.ts';

/**
 * The measurement tags. This chunk is requested only once a configured tag is accepted, and nothing in it loads by
 * itself.
 */

/** Loads the tags that are given, each once. Call it again when the choice lets in more. */
export function startTags(allowed: Tags, choice: ConsentChoice): void {
  startGoogle(allowed, choice);
  if (allowed.metaPixel) startMetaPixel(allowed.metaPixel);
  if (allowed.tiktokPixel) startTiktokPixel(allowed.tiktokPixel);
}

/** Tells the tags on the page what they may do no longer. */
export function stopTags(tags: Tags, choice: ConsentChoice): void {
  if (window.dataLayer) stopGoogle(tags, choice);
  if (choice.marketing) return;
  stopMetaPixel();
  stopTiktokPixel();
}
