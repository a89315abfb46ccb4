import { type Beat, nextBeat } from '../../../domain/lead/retention/night.ts';
import { retirementNotice } from '../../mail/agency-notices.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { erasureNotice } from '../erasure-notice.ts';
import { ANNOUNCED, CLOCK, leadsOf, planNight } from './night-of.ts';

/**
 * Deletes the leads of people who sent nothing for three years, within the limits of a night, and notifies the automations
 * that received them (docs/decisions/0124-leads-end-by-a-careful-machine.md). Where it may not, it tells the agency once:
 * at first, that leads end from now on; and once a month, that a guard stopped it.
 */
export async function retireLeads(
  ports: Pick<
    Ports,
    'addresses' | 'clock' | 'deliver' | 'ids' | 'log' | 'mailSettings' | 'mailTexts' | 'retirement' | 'state'
  >,
): Promise<void> {
  const { clock, log, retirement, state } = ports;
  const now = clock.now();
  const beat = (await state.get(CLOCK)) as Beat | undefined;
  await state.set(CLOCK, nextBeat(beat, now), now);
  const { day, due, facts, night } = await planNight(ports, now);
  const about = { due: facts.due, soon: facts.soon, all: facts.all };
  if (night.stop === 'announce') {
    if (await retirement.tell(ANNOUNCED, now, retirementNotice(ports, 'announced', about)))
      log.info({ soon: facts.soon }, 'the agency was told that leads end');
  } else if (night.stop === 'share') {
    const key = `lead-retirement-stopped-${day.slice(0, 7)}`;
    if (await retirement.tell(key, now, retirementNotice(ports, 'stopped', about)))
      log.warn(about, 'old leads not deleted: too many are due at once');
  }
  if (night.stop !== null) return;
  const leads = await retirement.retire(leadsOf(due).slice(0, night.most), {
    notice: erasureNotice(ports, null, now),
    entryOf: (count) => ({
      at: now,
      actorId: null,
      action: 'leads_retired',
      subject: null,
      before: null,
      after: { leads: count },
      requestId: null,
    }),
    night: { day, most: night.most + facts.done },
  });
  if (leads === 0) return;
  log.info({ leads }, 'old leads deleted');
  ports.deliver();
}
