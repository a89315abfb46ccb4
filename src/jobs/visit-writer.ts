import type { ChannelCount, ChannelStore } from '../app/ports/channels.ts';
import type { LandingCount, LandingCountStore } from '../app/ports/landing/landing.ts';
import type { VisitCount, VisitCountStore } from '../app/ports/visit.ts';
import type { Clock, Log } from '../app/ports.ts';
import { type CountWriter, createCountWriter } from './count-writer.ts';

export type VisitWriter = CountWriter<VisitCount>;
export type ChannelWriter = CountWriter<ChannelCount>;
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
