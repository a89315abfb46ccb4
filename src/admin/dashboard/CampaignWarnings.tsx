import { Link } from 'react-router';
import type { CampaignWarningDto } from '../../contracts/dashboard.ts';
import { platformNames } from '../../domain/campaign/campaign-values.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Panel } from './Panel.tsx';

/** The active campaigns whose imported days warn of something. Absent without one. */
export function CampaignWarnings({ warnings }: { warnings: readonly CampaignWarningDto[] }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.warnings;
  if (warnings.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul className="campaign-warnings">
        {warnings.map(({ campaignId, artist, platform, alerts, lastDay }) => (
          <li key={campaignId}>
            <Glyph name="warning" />
            <span>
              <Link to={`/dashboard/campaigns/${campaignId}/import`} data-touch>
                <Typed>{artist}</Typed>
              </Link>{' '}
              <span className="admin-muted">{platformNames[platform]}</span>
            </span>
            <span>
              {alerts
                .map((alert) => fill(words.alerts[alert], { day: formatDate(locale, Date.parse(lastDay)) }))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
