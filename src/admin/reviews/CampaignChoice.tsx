import { Box, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { DelayedInput } from '../ui/fields/DelayedInput.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { artistCampaignsQuery } from './link-queries.ts';
import { useCampaignWords } from './use-campaign-words.ts';

/** The number of campaigns in the list; the search finds the others. */
const MOST_SHOWN = 6;

interface CampaignChoiceProps {
  chosen: string | undefined;
  choose: (campaign: CampaignDto) => void;
  error: string | undefined;
}

/** The choice of a campaign, with a search by artist. */
export function CampaignChoice({ chosen, choose, error }: CampaignChoiceProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.links;
  const [artist, setArtist] = useState('');
  const campaigns = useQuery(artistCampaignsQuery(artist));
  const problem = useId();
  const campaignWords = useCampaignWords();
  const described = (campaign: CampaignDto) =>
    [
      campaignWords(campaign),
      formatEuro(locale, campaign.budget),
      ...(campaign.status === 'active' ? [t.campaigns.statuses.active] : []),
    ].join(' · ');
  return (
    <fieldset className="links-campaigns" {...(error !== undefined && { 'aria-describedby': problem })}>
      <Box component="legend" pt={0} pb={4} fw={500} fz="sm">
        {words.campaign}
      </Box>
      <DelayedInput
        type="search"
        label={words.searchCampaign}
        bare
        placeholder={words.searchCampaign}
        maxLength={SEARCH_MAX_LENGTH}
        value={artist}
        onChange={setArtist}
      />
      {campaigns.isPending && <Waiting />}
      {campaigns.error && <Failed error={campaigns.error} retry={campaigns.refetch} />}
      {campaigns.data?.length === 0 && (
        <p role="status" className="admin-muted">
          {words.noCampaign}
        </p>
      )}
      {campaigns.data?.slice(0, MOST_SHOWN).map((campaign) => (
        <Radio
          key={campaign.id}
          className="links-campaign"
          name="campaign"
          label={
            <>
              <strong>
                <Typed>{campaign.artist}</Typed>
              </strong>
              <span className="admin-muted">{described(campaign)}</span>
            </>
          }
          checked={chosen === campaign.id}
          onChange={() => choose(campaign)}
        />
      ))}
      {error !== undefined && (
        <Box id={problem} component="p" c="error" fz="xs">
          {error}
        </Box>
      )}
    </fieldset>
  );
}
