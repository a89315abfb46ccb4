import { Link } from 'react-router';
import type { ScreenOf } from '../../domain/account/screens.ts';
import { useLanguage } from '../texts.ts';
import { useMoreBeside } from '../ui/use-more-beside.ts';

const ROOT = '/dashboard/campaigns';
export const campaignTabs = ['campaigns', 'channels', 'addresses'] as const satisfies readonly (
  | 'campaigns'
  | ScreenOf<'campaigns'>
)[];
export type CampaignTab = (typeof campaignTabs)[number];

/** The parts of the section: the campaigns, and where visits and leads of the site come from. */
export function CampaignTabs({ tab }: { tab: CampaignTab }) {
  const { t } = useLanguage();
  const words = t.channels.tabs;
  const row = useMoreBeside();
  return (
    <nav ref={row} className="admin-tabs campaigns-tabs" aria-label={words.label}>
      {campaignTabs.map((name) => (
        <Link
          key={name}
          className="admin-tab"
          to={name === 'campaigns' ? ROOT : `${ROOT}/${name}`}
          {...(name === tab && { 'aria-current': 'page' as const })}
        >
          {words[name]}
        </Link>
      ))}
    </nav>
  );
}
