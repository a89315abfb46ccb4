import { statfs } from 'node:fs/promises';
import type { TroubleReader } from '../../../app/ports/alarms.ts';
import { ofRealLead } from '../delivery/real-deliveries.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the reader of the queues, on either engine, and of the disk. The sample data of a demonstration is no trouble. @param dataDir the folder with the data */
export function createTroubleReader({ db }: Database, dataDir: string): TroubleReader {
  const dead = async (table: 'deliveries' | 'mails') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'dead')
      .$if(table === 'deliveries', (query) => query.where(ofRealLead))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const firstDue = async (table: 'deliveries' | 'mails', state: 'pending' | 'waiting') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.min('next_attempt_at').as('at'))
      .where('state', '=', state)
      .$if(table === 'deliveries', (query) => query.where(ofRealLead))
      .executeTakeFirst();
    return row?.at === null || row?.at === undefined ? [] : [Number(row.at)];
  };
  const oldest = async () => {
    const [deliveries = null] = await firstDue('deliveries', 'pending');
    const [mails = null] = await firstDue('mails', 'waiting');
    return { deliveries, mails };
  };
  return {
    oldest,
    async queues() {
      const due = Object.values(await oldest()).filter((at) => at !== null);
      return {
        dead: { deliveries: await dead('deliveries'), mails: await dead('mails') },
        oldestDue: due.length > 0 ? Math.min(...due) : null,
      };
    },
    async free() {
      try {
        const { bavail, blocks } = await statfs(dataDir);
        return blocks > 0 ? bavail / blocks : null;
      } catch {
        return null;
      }
    },
  };
}
