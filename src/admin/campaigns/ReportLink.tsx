import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignDetail } from '../../contracts/campaign.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { code, inLanguage } from '../ui/language-words.ts';
import { SecretLink } from '../ui/SecretLink.tsx';
import { Segments } from '../ui/Segments.tsx';
import { campaignQuery } from './campaign-queries.ts';

/** The secret link to the report for the client, in a language of choice: at first the client's own. */
export function ReportLink({ campaign }: { campaign: CampaignDetail }) {
  const { locale, t } = useLanguage();
  const words = t.campaigns.report;
  const client = useQueryClient();
  const { id, reportLinks, clientLocale } = campaign;
  const [language, setLanguage] = useState<Locale>(clientLocale ?? locale);
  return (
    <section className="campaigns-report" aria-labelledby="campaign-report">
      <h3 id="campaign-report">{words.title}</h3>
      <SecretLink
        words={words}
        text={words.text}
        open={reportLinks}
        setOpen={(open) =>
          client.setQueryData<CampaignDetail>(
            campaignQuery(id).queryKey,
            (now) => now && { ...now, reportLinks: open },
          )
        }
        make={() =>
          callApi('POST /campaigns/{id}/report-links', { params: { id }, body: { locale: language } })
        }
        revokeAll={() => callApi('DELETE /campaigns/{id}/report-links', { params: { id } })}
        revoked={words.revoked}
      >
        <Segments
          label={words.language}
          value={language}
          onChange={setLanguage}
          options={locales.map((of) => ({ value: of, title: inLanguage(locale, of), label: code(of) }))}
        />
      </SecretLink>
    </section>
  );
}
