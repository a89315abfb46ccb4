import type { AddressCount, ChannelCount } from '../../../app/ports/channels.ts';
import type { LandingCount } from '../../../app/ports/landing/landing.ts';
import type { VisitCount } from '../../../app/ports/visit.ts';
import { addAddressVisits } from '../channels/campaign-addresses.ts';
import { addChannelCounts } from '../channels/channel-store.ts';
import type { Database } from '../engine/connect.ts';
import { addLandingCounts } from '../landing/landing-counts.ts';
import { addVisits } from './visit-count-store.ts';

/**
 * Adds the counts of a file of kept reports, in one transaction, unless the same file was added before.
 * @param fingerprint SHA-256 of the file, in hexadecimal digits
 * @returns whether they were added
 */
export async function addKeptVisits(
  { db }: Database,
  {
    visits,
    landings,
    channels,
    addresses,
  }: {
    visits: readonly VisitCount[];
    landings: readonly LandingCount[];
    channels: readonly ChannelCount[];
    addresses: readonly AddressCount[];
  },
  fingerprint: string,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('state')
      .values({ key: `kept-visits/${fingerprint}`, value: 'true', updated_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    await addVisits(trx, visits);
    await addChannelCounts(trx, channels);
    await addAddressVisits(trx, addresses);
    if (landings.length > 0) await addLandingCounts(trx, landings);
    return true;
  });
}
