import type { CampaignDto } from '../../contracts/campaign.ts';
import { dateFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

type Told = Pick<CampaignDto, 'platform' | 'startsOn' | 'endsOn'>;

/** Returns a formatter for the words that distinguish two campaigns of one artist: `YouTube · 2 – 30 nov. 2026`. */
export function useCampaignWords(): (campaign: Told) => string {
  const { locale, t } = useLanguage();
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ platform, startsOn, endsOn }) =>
    `${t.leads.platforms[platform]} · ${days.formatRange(new Date(startsOn), new Date(endsOn))}`;
}
