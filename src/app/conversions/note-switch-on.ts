import { conversionDestinations } from '../../domain/conversion/destinations.ts';
import type { Ports } from '../ports/all-ports.ts';
import { accessTo } from './access.ts';

/**
 * Makes a change of settings, and keeps when it switched on the way to an ad platform: leads from before are not missed there.
 * @param change saves the settings, which are in force when it resolves
 */
export async function noteSwitchOn<Outcome>(
  ports: Pick<Ports, 'clock' | 'conversions' | 'settings'>,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const isOn = () => conversionDestinations.filter((name) => accessTo(ports, name));
  const before = isOn();
  const outcome = await change();
  for (const name of isOn())
    if (!before.includes(name)) await ports.conversions.switchedOn(name, ports.clock.now());
  return outcome;
}
