import { randomUUID } from 'node:crypto';
import { createArticleStore } from '../src/adapters/db/article-store.ts';
import { createLeadStore } from '../src/adapters/db/lead-store.ts';
import { createReviewStore } from '../src/adapters/db/review-store.ts';
import { seedDemo } from '../src/app/demo/seed-demo.ts';
import { onlyArgument, UsageError, withDatabase } from './open-database.ts';

const usage = 'npm run demo -- seed | remove';

/** `npm run demo -- seed` fills an empty database with sample leads; `npm run demo -- remove` takes them out. */
await withDatabase(
  () => {
    const command = onlyArgument(usage);
    if (command !== 'seed' && command !== 'remove') throw new UsageError(usage);
    return command;
  },
  async (database, command) => {
    const leads = createLeadStore(database);
    if (command === 'remove') {
      console.info(`${await leads.removeDemo()} sample leads removed`);
      const ids = { next: randomUUID };
      const reviews = await createReviewStore(database, { ids, random: Math.random }).removeDemo();
      const articles = await createArticleStore(database, ids).removeDemo();
      // A running site with DEMO_DATA=on fetches them again.
      if (reviews + articles > 0) console.info(`${reviews} sample reviews and ${articles} articles removed`);
      return;
    }
    const stored = await seedDemo({ clock: { now: Date.now }, ids: { next: randomUUID }, leads });
    console.info(stored > 0 ? `${stored} sample leads stored` : 'Nothing stored: there are leads already');
  },
);
