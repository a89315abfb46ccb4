import { randomUUID } from 'node:crypto';
import { createPasswords } from '../src/adapters/account/passwords.ts';
import { createAccountStore } from '../src/adapters/db/account-store.ts';
import { openDatabase } from '../src/adapters/db/connect.ts';
import { createDeliveryQueue } from '../src/adapters/db/delivery-queue.ts';
import { createLeadStore } from '../src/adapters/db/lead-store.ts';
import { migrate, migrations } from '../src/adapters/db/migrate.ts';
import { ensureFirstAdministrator } from '../src/app/account/ensure-first-administrator.ts';
import { destinations } from '../src/app/ports.ts';
import { contactLead, deliveryOf, NOON } from './factories.ts';

/**
 * What `processes.ts` starts: a process of its own that does one thing to a database and prints the result as JSON.
 */
const [task, location] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(location ?? '{}'));
console.info(JSON.stringify((await perform()) ?? null));
await database.close();

async function perform(): Promise<unknown> {
  switch (task) {
    case 'migrate':
      return migrate(database);
    case 'hang in migration':
      return migrate(database, {
        ...migrations,
        '9999-hang': async (db) => {
          await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
          console.info('hanging');
          // A timer keeps the process alive until somebody kills it.
          await new Promise((resolve) => setTimeout(resolve, 60_000));
        },
      });
    case 'first administrator':
      return ensureFirstAdministrator(
        {
          clock: { now: () => NOON },
          ids: { next: randomUUID },
          accounts: createAccountStore(database),
          passwords: createPasswords(),
        },
        { email: undefined, password: undefined },
      );
    case 'save with key': {
      const lead = contactLead();
      return createLeadStore(database).save(lead, [deliveryOf(lead)], 'same-key');
    }
    case 'claim all': {
      const queue = createDeliveryQueue(database);
      const claimed: string[] = [];
      for (;;) {
        const some = await queue.claim({
          now: NOON,
          leaseMs: 60_000,
          limit: 3,
          destinations: [...destinations],
        });
        if (some.length === 0) return claimed;
        claimed.push(...some.map(({ id }) => id));
      }
    }
    default:
      throw new Error(`Unknown task: ${task}`);
  }
}
