import {
  artistLane,
  type ConversionLane,
  conversionDestinations,
  rulesOf,
} from '../../domain/conversion/destinations.ts';
import { type SendAlarm, sendAlarmsOf } from '../../domain/conversion/send-alarms.ts';
import type { Ports } from '../ports/all-ports.ts';
import { accessOf } from './access.ts';

export type SendTroublePorts = Pick<Ports, 'artistPixels' | 'clock' | 'conversions' | 'seal' | 'settings'>;

/** Returns what is wrong with a way, without asking the platform. */
export async function troubleOf(
  { clock, conversions }: Pick<Ports, 'clock' | 'conversions'>,
  name: ConversionLane,
): Promise<SendAlarm[]> {
  const now = clock.now();
  const [lane, firstEnd, trouble] = await Promise.all([
    conversions.lane(name),
    conversions.firstEnd(name),
    conversions.trouble(name, now),
  ]);
  const { apiEnds } = rulesOf(name);
  return sendAlarmsOf({ lane, answeredAt: lane.answeredAt, firstEnd, apiEnds, ...trouble }, now);
}

/**
 * Counts the ways to ad platforms with each kind of trouble: those of the agency and of artists that are switched on, with an account
 * and a token.
 */
export async function countSendTroubles(ports: SendTroublePorts): Promise<Map<SendAlarm, number>> {
  const tokens = await ports.artistPixels.listSealed();
  const lanes = [
    ...conversionDestinations,
    ...tokens.map(({ platform, page }) => artistLane(platform, page)),
  ];
  const counts = new Map<SendAlarm, number>();
  for (const name of lanes) {
    if (!(await accessOf(ports, name))) continue;
    for (const kind of await troubleOf(ports, name)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
