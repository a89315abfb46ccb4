import type { ConversionSettingsChange, ConversionSettingsDto } from '../../contracts/sends.ts';
import { conversionDestinations } from '../../domain/conversion/destinations.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { noteSwitchOn } from './note-switch-on.ts';

/** Saves the access to the ad platforms. A new token opens a lane that the platform had refused. */
export async function changeConversions(
  ports: Pick<Ports, 'clock' | 'conversions' | 'deliver' | 'seal' | 'settings' | 'settingsStore'>,
  change: ConversionSettingsChange,
  asker: Asker,
): Promise<Result<ConversionSettingsDto, 'settings_conflict'>> {
  const saved = await noteSwitchOn(ports, () => changeSettings(ports, 'conversions', change, asker));
  if (!saved.ok) return saved;
  for (const name of conversionDestinations) {
    // Switched off, it blocks nothing either.
    if (typeof change[`${name}Token`] !== 'string' && change[name]) continue;
    const { state } = await ports.conversions.lane(name);
    if (state === 'blocked') await ports.conversions.setLane(name, 'open', ports.clock.now());
  }
  ports.deliver();
  return ok(saved.value);
}
