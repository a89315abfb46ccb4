import type { DemoDto, DemoRemovedDto } from '../../contracts/demo.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { DemoRemoval } from '../ports/demo.ts';
import type { MediaStore } from '../ports/media.ts';
import type { LiveSettings } from '../ports/settings.ts';
import type { Clock } from '../ports.ts';

export interface RemoveDemoPorts {
  clock: Clock;
  demoRemoval: DemoRemoval;
  mediaStore: Pick<MediaStore, 'remove'>;
  settings?: Pick<LiveSettings, 'refresh'>;
}

/** The number of samples of each kind. */
export const readDemo = ({ demoRemoval }: Pick<RemoveDemoPorts, 'demoRemoval'>): Promise<DemoDto> =>
  demoRemoval.counts();

/**
 * Removes all samples and ends the demonstration, and returns their numbers: figures that nobody confirmed and example
 * addresses are then shown no more, by no process. A sample picture that a text or figure of the agency shows stays:
 * `keptPictures`.
 * @param asker undefined: a command removes them
 */
export async function removeDemo(ports: RemoveDemoPorts, asker?: Asker): Promise<DemoRemovedDto> {
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
