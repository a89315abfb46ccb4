import { randomUUID } from 'node:crypto';
import { createAccountStore } from '../src/adapters/db/accounts/account-store.ts';
import { createCampaignStore } from '../src/adapters/db/campaigns/campaign-store.ts';
import { createDemoPictures } from '../src/adapters/db/demo/demo-pictures.ts';
import { createDemoRemoval } from '../src/adapters/db/demo/demo-removal.ts';
import { createDemoStore } from '../src/adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../src/adapters/db/demo/real-rows.ts';
import { createLandingSamples } from '../src/adapters/db/landing/landing-samples.ts';
import { createLeadStore } from '../src/adapters/db/leads/lead-store.ts';
import { createReleaseSamples } from '../src/adapters/db/releases/release-samples.ts';
import { createReviewStore } from '../src/adapters/db/reviews/review-store.ts';
import { drawSample } from '../src/adapters/pictures/sample-drawings.ts';
import { removeDemo } from '../src/app/demo/remove-demo.ts';
import { seedDemo } from '../src/app/demo/seed-demo.ts';
import { seedPictures } from '../src/app/demo/seed-pictures.ts';
import { seedReleases } from '../src/app/demo/seed-releases.ts';
import { composeMediaStore } from '../src/composition/compose-media.ts';
import { formatDate } from '../src/i18n/format.ts';
import { onlyArgument, UsageError, withDatabase } from './open-database.ts';

const usage = 'npm run demo -- seed | remove';

/** `npm run demo -- seed` adds demo data to a database without real rows; `npm run demo -- remove` removes it. */
await withDatabase(
  () => {
    const command = onlyArgument(usage);
    if (command !== 'seed' && command !== 'remove') throw new UsageError(usage);
    return command;
  },
  async (database, command, env) => {
    const ids = { next: randomUUID };
    const clock = { now: Date.now };
    const demoPictures = createDemoPictures(database);
    const stores = {
      demo: createDemoStore(database),
      campaigns: createCampaignStore(database),
      reviews: createReviewStore(database, ids),
      landingSamples: createLandingSamples(database),
    };
    const demoRemoval = createDemoRemoval(database);
    if (command === 'remove') {
      const mediaStore = composeMediaStore(database, env);
      const removed = await removeDemo({ clock, demoRemoval, mediaStore });
      console.info(
        `Samples removed: ${removed.leads} leads, ${removed.campaigns} campaigns, ${removed.reviews} reviews, ${removed.articles} articles, ${removed.posts} posts, ${removed.landings} landing pages, ${removed.pictures} pictures, ${removed.releases} releases`,
      );
      if (removed.keptPictures > 0)
        console.info(`Sample pictures that are shown, and stay: ${removed.keptPictures}`);
      return;
    }
    await demoRemoval.permit();
    const releaseSamples = createReleaseSamples(database);
    const hasRealRows = createHasRealRows(database);
    const leads = createLeadStore(database);
    const accounts = createAccountStore(database);
    const stored = await seedDemo({ ...stores, clock, accounts, leads, hasRealRows, formatDate });
    const pictures = await seedPictures({ clock, demoPictures, hasRealRows, drawSample });
    const releases = await seedReleases({ clock, releaseSamples, hasRealRows });
    console.info(
      stored.leads + stored.campaigns + stored.reviews + stored.landings + pictures + releases > 0
        ? `Samples stored: ${stored.leads} leads, ${stored.campaigns} campaigns, ${stored.reviews} reviews, ${stored.landings} landing pages, ${pictures} pictures, ${releases} releases`
        : 'Nothing stored: there are rows already',
    );
  },
);
