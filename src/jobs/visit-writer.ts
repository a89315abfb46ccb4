import type {
  AddressCount,
  CampaignAddressStore,
  ChannelCount,
  ChannelStore,
} from '../app/ports/channels.ts';
import type { LandingCount, LandingCountStore } from '../app/ports/landing/landing.ts';
import type { VisitCount, VisitCountStore } from '../app/ports/visit.ts';
import type { Clock, Log } from '../app/ports.ts';
import { type CountWriter, createCountWriter } from './count-writer.ts';

export type VisitWriter = CountWriter<VisitCount>;
export type ChannelWriter = CountWriter<ChannelCount>;
export type AddressWriter = CountWriter<AddressCount>;
export type LandingWriter = CountWriter<LandingCount>;

/** Counts visits of the site. The map in memory is bounded: the site counts about thirty different names a day. */
export const createVisitWriter = (ports: { clock: Clock; counts: VisitCountStore; log: Log }): VisitWriter =>
  createCountWriter<VisitCount>({
    ...ports,
    keyOf: ({ kind, name }) => `${kind} ${name}`,
    complaint: 'visits not counted yet',
  });

/**
 * Counts arrivals and openings by channel. The map in memory is bounded: pages and channels are of closed lists, about a thousand
 * names a day at most.
 */
export const createChannelWriter = (ports: {
  clock: Clock;
  counts: Pick<ChannelStore, 'add'>;
  log: Log;
}): ChannelWriter =>
  createCountWriter<ChannelCount>({
    ...ports,
    keyOf: ({ kind, page, channel }) => [kind, page, channel].join(' '),
    complaint: 'channels not counted yet',
  });

/** More different numbers than the agency builds, and few enough for a list that a stranger could fill with invented ones. */
const MOST_ADDRESSES = 1000;

/** Counts visits of built addresses. Anybody can send numbers: the map in memory is bounded, and the store leaves out unknown ones. */
export const createAddressWriter = (ports: {
  clock: Clock;
  store: Pick<CampaignAddressStore, 'addVisits'>;
  log: Log;
}): AddressWriter =>
  createCountWriter<AddressCount>({
    ...ports,
    counts: { add: (counts) => ports.store.addVisits(counts) },
    keyOf: ({ number }) => number,
    most: MOST_ADDRESSES,
    complaint: 'visits of addresses not counted yet',
  });

/**
 * Counts views and clicks of landing pages. The map in memory is bounded: only online pages count, by values of closed
 * lists.
 */
export const createLandingWriter = (ports: {
  clock: Clock;
  counts: Pick<LandingCountStore, 'add'>;
  log: Log;
}): LandingWriter =>
  createCountWriter<LandingCount>({
    ...ports,
    keyOf: ({ page, kind, locale, channel, variant, target }) =>
      [page, kind, locale, channel, variant, target].join(' '),
    complaint: 'landing pages not counted yet',
  });
