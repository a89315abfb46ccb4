import { Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AsTyped } from '../../api/client-types.ts';
import type { CampaignDraft } from '../../contracts/campaign.ts';
import { callApi, isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { campaignsKey } from './campaign-queries.ts';
import { blankValues, type CampaignValues } from './draft.ts';
import { leadValues } from './lead-values.ts';
import { useCampaignPlace } from './use-campaign-place.ts';

interface NewCampaignProps {
  /** The id of the lead whose values fill the form. */
  lead: string | null;
  /** Is called once the campaign is stored. */
  done: () => void;
  /** Closes the form without saving. */
  leave: () => void;
  /** Is called with whether closing the form would lose typed text. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of a new campaign, empty or filled from a lead. */
export function NewCampaign({ lead, done, leave, onUnsaved }: NewCampaignProps) {
  const { locale, t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  const texts = t.campaigns.form;
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignsKey, 'lead', lead],
    queryFn: ({ signal }) => callApi('GET /leads/{id}', { params: { id: lead ?? '' }, signal }),
    enabled: lead !== null,
    gcTime: 0,
  });
  const form = {
    submit: texts.create,
    said: texts.created,
    send: (body: AsTyped<CampaignDraft>) => callApi('POST /campaigns', { body }),
    done,
    leave,
    onUnsaved,
  } as const;
  const unstored = (values: CampaignValues) => ({ version: 0, values });
  if (lead === null) return <CampaignForm keep="campaign/new" latest={unstored(blankValues)} {...form} />;
  if (data)
    return (
      <CampaignForm keep={`campaign/of/${lead}`} latest={unstored(leadValues(data, locale))} {...form}>
        <Box className="admin-breaks" component="p" py="xs" px={14} bg="var(--sunk)" fz={14} bdrs={10}>
          <Filled text={texts.fromLead} typed={{ name: data.name }} />
          {data.budget !== null && ` ${texts.monthly}`}
        </Box>
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
