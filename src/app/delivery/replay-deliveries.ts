import type { ReplayAnswer } from '../../contracts/leads/lead.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Makes every delivery that was given up due again, and returns their number. */
export async function replayAll(ports: Ports, asker: Asker): Promise<ReplayAnswer> {
  const actor = actorOf(ports, asker);
  const replayed = await ports.queue.replayDead(actor.at, (count) => ({
    ...actor,
    action: 'deliveries_replayed',
    subject: null,
    before: null,
    after: { replayed: count },
  }));
  ports.deliver();
  return { replayed };
}

/** Makes one delivery that was given up due again. */
export async function replayOne(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<ReplayAnswer, 'not_found' | 'delivery_not_dead'>> {
  const actor = actorOf(ports, asker);
  const outcome = await ports.queue.replay(id, actor.at, {
    ...actor,
    action: 'delivery_replayed',
    subject: id,
    before: { state: 'dead' },
    after: { state: 'pending' },
  });
  if (outcome === 'unknown') return fail('not_found');
  if (outcome === 'not_dead') return fail('delivery_not_dead');
  ports.deliver();
  return ok({ replayed: 1 });
}
