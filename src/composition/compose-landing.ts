import { createLandingCodes } from '../adapters/account/landing-codes.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createArtistPixels } from '../adapters/db/landing/artist-pixels.ts';
import { createDraftAnswers } from '../adapters/db/landing/draft-answers.ts';
import { createLandingCounts } from '../adapters/db/landing/landing-counts.ts';
import { createLandingLinks } from '../adapters/db/landing/landing-links.ts';
import { createOnlineLandings } from '../adapters/db/landing/landing-online.ts';
import { createLandingPreviews } from '../adapters/db/landing/landing-previews.ts';
import { createLandingSamples } from '../adapters/db/landing/landing-samples.ts';
import { createLandingStore } from '../adapters/db/landing/landing-store.ts';
import { createLandingTests } from '../adapters/db/landing/landing-tests.ts';
import { createMediaLibrary } from '../adapters/db/media/media-library.ts';
import { createHostGate } from '../adapters/db/releases/host-gate.ts';
import { plainText } from '../adapters/html/plain-text.ts';
import { createLinkFollower } from '../adapters/http/link-follower.ts';
import { createMusicCatalogues } from '../adapters/music-catalogues/music-catalogues.ts';
import { drawQr } from '../adapters/pictures/draw-qr.ts';
import type { Clock, Log } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import { releaseSources } from '../domain/planner/release-sources.ts';
import { createLiveLandings } from '../jobs/live-landing.ts';
import type { RevisionWatch } from '../jobs/revision-watch.ts';
import { createLandingWriter } from '../jobs/visit-writer.ts';
import { contactName } from './compose-releases.ts';
import { createLandingScale } from './landing-scale.ts';
import type { Overrides } from './overrides.ts';

export type ComposedLandings = ReturnType<typeof composeLandings>;

/** Builds the ports of the landing pages. Call it before the first poll of the revision watch. */
export function composeLandings(
  database: Database,
  { siteUrl, webhooks }: Pick<Env, 'siteUrl' | 'webhooks'>,
  { clock, log, revisions }: { clock: Clock; log: Log; revisions: RevisionWatch },
  {
    linkFollower = createLinkFollower({ allowPrivate: webhooks.allowPrivate }),
  }: Pick<Overrides, 'linkFollower'> = {},
) {
  const landingCounts = createLandingCounts(database);
  return {
    drawQr,
    catalogues: createMusicCatalogues({
      allowPrivate: webhooks.allowPrivate,
      plainText,
      userAgent: contactName(siteUrl),
      gate: createHostGate(database, releaseSources.musicbrainz.host),
    }),
    landings: createLandingStore(database),
    landingPreviews: createLandingPreviews(database),
    draftAnswers: createDraftAnswers(database),
    landingCodes: createLandingCodes(),
    landingSamples: createLandingSamples(database),
    landingCounts,
    landingTests: createLandingTests(database),
    artistPixels: createArtistPixels(database),
    landingLinks: createLandingLinks(database),
    linkFollower,
    landingScale: createLandingScale(),
    landingCounter: createLandingWriter({ clock, counts: landingCounts, log }),
    liveLandings: createLiveLandings({
      online: createOnlineLandings(database),
      media: createMediaLibrary(database),
      clock,
      revisions,
    }),
  };
}
