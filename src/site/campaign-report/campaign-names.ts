import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CampaignType, Region } from '../../domain/simulator/inputs.ts';
import { simulator as en } from '../../i18n/dictionaries/en/simulator.ts';
import { simulator as es } from '../../i18n/dictionaries/es/simulator.ts';
import { simulator as fr } from '../../i18n/dictionaries/fr/simulator.ts';
import { simulator as pt } from '../../i18n/dictionaries/pt/simulator.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The names of a campaign's choices, as the simulator showed them to the client. */
export function campaignNames(locale: Locale) {
  const { platforms, campaignTypes, regions } = texts[locale];
  return {
    platform: (of: CampaignPlatform): string => (of === 'spotify' ? 'Spotify' : platforms[of].name),
    goal: (of: CampaignType): string => campaignTypes[of].name,
    region: (of: Region): string => regions[of],
  };
}
