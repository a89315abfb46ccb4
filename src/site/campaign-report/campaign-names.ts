import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CampaignType, Region } from '../../domain/simulator/inputs.ts';
import { simulator as texts } from '../../i18n/dictionaries/simulator/index.ts';

/** The names of a campaign's choices, as the simulator showed them to the client. */
export function campaignNames(locale: Locale) {
  const { platforms, campaignTypes, regions } = texts[locale];
  return {
    platform: (of: CampaignPlatform): string => (of === 'spotify' ? 'Spotify' : platforms[of].name),
    goal: (of: CampaignType): string => campaignTypes[of].name,
    region: (of: Region): string => regions[of],
  };
}
