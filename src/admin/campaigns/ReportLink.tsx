import { useQueryClient } from '@tanstack/react-query';
import type { CampaignDetail } from '../../contracts/campaign.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { TranslatedSecretLink } from '../ui/TranslatedSecretLink.tsx';
import { campaignQuery } from './campaign-queries.ts';

/** The secret link to the report for the client, in a selectable language; by default the client's own. */
export function ReportLink({ campaign }: { campaign: CampaignDetail }) {
  const words = useLanguage().t.campaigns.report;
  const client = useQueryClient();
  const { id, reportLinks, clientLocale } = campaign;
  return (
    <TranslatedSecretLink
      words={words}
      text={words.text}
      label={words.language}
      first={clientLocale ?? undefined}
      open={reportLinks}
      setOpen={(open) =>
        client.setQueryData<CampaignDetail>(
          campaignQuery(id).queryKey,
          (now) => now && { ...now, reportLinks: open },
        )
      }
      make={(locale) => callApi('POST /campaigns/{id}/report-links', { params: { id }, body: { locale } })}
      revokeAll={() => callApi('DELETE /campaigns/{id}/report-links', { params: { id } })}
      revoked={words.revoked}
    />
  );
}
