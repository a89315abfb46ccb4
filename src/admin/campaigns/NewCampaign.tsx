import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { Failed } from '../parts/Failed.tsx';
import { Filled } from '../parts/Typed.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { callApi, isMissing } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { campaignsKey } from './campaign-queries.ts';
import { blankValues } from './draft.ts';
import { leadValues } from './lead-values.ts';
import { useCampaignPlace } from './use-campaign-place.ts';

interface NewCampaignProps {
  /** The lead to begin from. */
  lead: string | null;
  /** It was stored. */
  done: () => void;
  /** Closes it without that. */
  leave: () => void;
  onTyped: () => void;
}

/** A campaign that does not exist yet, empty or as its lead describes it. */
export function NewCampaign({ lead, done, leave, onTyped }: NewCampaignProps) {
  const { locale, t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  const texts = t.campaigns.form;
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignsKey, 'lead', lead],
    queryFn: ({ signal }) =>
      callApi<LeadDetailDto>('GET', `/leads/${encodeURIComponent(lead ?? '')}`, undefined, signal),
    enabled: lead !== null,
    gcTime: 0,
  });
  const form = {
    submit: texts.create,
    said: texts.created,
    save: { method: 'POST', path: '/campaigns' },
    done,
    leave,
    onTyped,
  } as const;
  if (lead === null) return <CampaignForm initial={blankValues} {...form} />;
  if (data)
    return (
      <CampaignForm initial={leadValues(data, locale)} {...form}>
        <p className="campaigns-note">
          <Filled text={texts.fromLead} typed={{ name: data.name }} />
          {data.budget !== null && ` ${texts.monthly}`}
        </p>
      </CampaignForm>
    );
  if (!error) return <Waiting />;
  return (
    <div className="admin-stack">
      {isMissing(error) ? (
        <p role="alert">{t.leads.detail.missing}</p>
      ) : (
        <Failed error={error} retry={refetch} />
      )}
      <Button component={Link} to={linkTo('new')} replace variant="default">
        {texts.withoutLead}
      </Button>
    </div>
  );
}
