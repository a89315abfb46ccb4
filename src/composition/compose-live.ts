import { createCampaignStore } from '../adapters/db/campaigns/campaign-store.ts';
import { createClaimStore } from '../adapters/db/claims/claim-store.ts';
import { createCostStore } from '../adapters/db/costs/cost-store.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createMediaLibrary } from '../adapters/db/media/media-library.ts';
import { createRevisionReader } from '../adapters/db/revisions/revision-reader.ts';
import { createSettingsStore } from '../adapters/db/settings/settings-store.ts';
import { createSeal } from '../adapters/secrets/seal.ts';
import type { AddressStore, ContentStore, SourceReads } from '../app/ports/content.ts';
import type { Clock, Log } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import { environmentSettings } from '../config/environment-settings.ts';
import { basisPictures } from '../domain/claims/claim.ts';
import { picturesOnline } from '../domain/content/pictures.ts';
import { claimWords } from '../i18n/claim-words.ts';
import { createCurrentCosts } from '../jobs/current-costs.ts';
import { createLiveClaims } from '../jobs/live-claims.ts';
import { createLiveContent } from '../jobs/live-content.ts';
import { createLivePictures } from '../jobs/live-pictures.ts';
import { createLiveSettings } from '../jobs/live-settings.ts';
import { createRevisionWatch } from '../jobs/revision-watch.ts';

interface LiveOptions {
  clock: Clock;
  log: Log;
  settingsKeys: readonly string[];
  contentStore: ContentStore;
  addressStore: AddressStore;
  sourceReads: SourceReads;
}

/**
 * Builds the parts of the database that this process caches in memory and reads again when any process changes them.
 */
export function composeLive(
  database: Database,
  env: Env,
  { clock, log, settingsKeys, contentStore, addressStore, sourceReads }: LiveOptions,
) {
  const revisions = createRevisionWatch({ reader: createRevisionReader(database), log });
  const seal = createSeal(settingsKeys);
  const settingsStore = createSettingsStore(database);
  const environment = (demo?: boolean, siteUrl?: string) => environmentSettings(env, demo, siteUrl);
  const settings = createLiveSettings({ store: settingsStore, seal, log, revisions, environment });
  const costStore = createCostStore(database);
  const costs = createCurrentCosts({ costs: costStore, revisions });
  const claimStore = createClaimStore(database);
  const demo = () => settings.now().demo.active;
  const claims = createLiveClaims({
    ...{ store: claimStore, campaigns: createCampaignStore(database) },
    ...{ words: claimWords, clock, demo, revisions },
  });
  const content = createLiveContent({
    ...{ store: contentStore, addresses: addressStore, sources: sourceReads },
    ...{ clock, revisions },
  });
  const pictures = createLivePictures({
    media: createMediaLibrary(database),
    shown: () => [
      ...picturesOnline(content.now()),
      ...content.comingPictures(),
      ...basisPictures(claims.now()),
    ],
    after: ['content', 'claims'],
    revisions,
  });
  return {
    revisions,
    seal,
    settings,
    settingsStore,
    costs,
    costStore,
    claims,
    claimStore,
    content,
    pictures,
  };
}
