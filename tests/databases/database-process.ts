import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createPasswords } from '../../src/adapters/account/passwords.ts';
import { createAccountStore } from '../../src/adapters/db/accounts/account-store.ts';
import { createGuessThrottle } from '../../src/adapters/db/accounts/guess-throttle.ts';
import { createDeliveryQueue } from '../../src/adapters/db/delivery/delivery-queue.ts';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate, migrations } from '../../src/adapters/db/engine/migrate.ts';
import { createLeadReminders } from '../../src/adapters/db/leads/lead-reminder-store.ts';
import { createLeadStore } from '../../src/adapters/db/leads/lead-store.ts';
import { createMailQueue } from '../../src/adapters/db/mail/mail-queue.ts';
import { createMediaQueue } from '../../src/adapters/db/media/media-queue.ts';
import { createRunningProcess } from '../../src/adapters/db/queue/running-process.ts';
import { ensureFirstAdministrator } from '../../src/app/account/ensure-first-administrator.ts';
import { remindOfFollowUps } from '../../src/app/leads/remind/remind-of-follow-ups.ts';
import { destinations } from '../../src/domain/delivery/destinations.ts';
import { createMailTexts } from '../../src/i18n/messages/mail-texts.ts';
import { contactLead, deliveryOf, NOON } from '../factories.ts';
import { processFacts } from '../process-facts.ts';
import { REMINDED_DAYS } from '../reminded-days.ts';

/**
 * The program of the processes that `processes.ts` starts: performs one task on a database and prints the result as
 * JSON.
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
          // The timer keeps the process alive until the test kills it.
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
    case 'remind of follow-ups': {
      // A process that starts later catches up, so that all are at work on the same day.
      for (let day = 0; day < REMINDED_DAYS; day += 1)
        await remindOfFollowUps({
          clock: { now: () => NOON + day * 86_400_000 },
          ids: { next: randomUUID },
          log: { info() {}, warn() {}, error() {} },
          leadReminders: createLeadReminders(database),
          mailTexts: createMailTexts(() => 'https://mdmc.example'),
        });
      return undefined;
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
    case 'claim and hang': {
      await createRunningProcess(database, processFacts).enter();
      const claim = { now: NOON, leaseMs: 60_000, limit: 100 };
      await createDeliveryQueue(database).claim({ ...claim, destinations: [...destinations] });
      await createMailQueue(database).claim(claim);
      await createMediaQueue(database).claim({ ...claim, now: Date.now() });
      console.info('claimed');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return undefined;
    }
    case 'guess': {
      const clock = { now: () => 0 };
      const throttle = createGuessThrottle(database, ['s'.repeat(40)], clock);
      process.on(
        'message',
        async ({ at, account, address }: { at: number; account: string; address: string }) => {
          clock.now = () => at;
          process.send?.(await throttle.attempt(account, address));
        },
      );
      await once(process, 'disconnect');
      return undefined;
    }
    default:
      throw new Error(`Unknown task: ${task}`);
  }
}
