import { Badge } from '@mantine/core';
import type { Ref } from 'react';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { agencyDay, dayNumber } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Days } from '../Days.tsx';

/** Whose campaign it is, on which of its days it is, and what was chosen for it. */
export function CampaignTitle({
  campaign,
  heading,
}: {
  campaign: CampaignDetail;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.about;
  const { artist, platform, campaignType, country, startsOn, endsOn, status, costVersion } = campaign;
  const today = agencyDay(Date.now());
  const day = dayNumber(today) - dayNumber(startsOn) + 1;
  const all = dayNumber(endsOn) - dayNumber(startsOn) + 1;
  const isRunning = status !== 'finished' && day >= 1 && day <= all;
  return (
    <div className="import-about">
      <div className="import-title">
        <h1 ref={heading} tabIndex={-1} className="admin-breaks">
          <Typed>{artist}</Typed>
        </h1>
        <Badge>
          {isRunning
            ? fill(words.day, { day: formatNumber(locale, day), all: formatNumber(locale, all) })
            : t.campaigns.statuses[status]}
        </Badge>
      </div>
      <p className="admin-muted">
        {t.leads.platforms[platform]} · {t.leads.campaignTypes[campaignType]} · {t.leads.regions[country]} ·{' '}
        <Days from={startsOn} to={endsOn} />
        {costVersion !== null && ` · ${fill(words.table, { version: costVersion })}`}
      </p>
    </div>
  );
}
