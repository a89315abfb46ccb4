import type { DemoDto, DemoRemovedDto } from '../../contracts/demo.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the number of samples of each kind. */
export const readDemo = ({ demoRemoval }: Ports): Promise<DemoDto> => demoRemoval.counts();

/**
 * Deletes all samples and ends the demonstration, and returns their numbers: no process then shows unconfirmed figures
 * or example addresses any more. A sample picture that a text or figure of the agency shows stays: `keptPictures`.
 * @param asker `undefined`: a command deletes them
 */
export async function removeDemo(
  ports: Pick<Ports, 'clock' | 'demoRemoval' | 'mediaStore'> & Partial<Pick<Ports, 'settings'>>,
  asker?: Asker,
): Promise<DemoRemovedDto> {
  const { clock, demoRemoval, mediaStore, settings } = ports;
  const actor = asker ? actorOf(ports, asker) : { at: clock.now(), actorId: null, requestId: null };
  const { removed, keptPictures, files } = await demoRemoval.removeAll(actor.at, (rows) => ({
    ...actor,
    action: 'demo_removed',
    subject: null,
    before: null,
    after: Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0)),
  }));
  await settings?.refresh();
  for (const name of files) await mediaStore.remove(name);
  return { ...removed, keptPictures };
}
