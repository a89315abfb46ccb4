import { Anchor, Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../i18n/format.ts';
import { callApi, isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { campaignQuery } from './campaign-queries.ts';
import { DeleteCampaign } from './DeleteCampaign.tsx';
import { valuesOf } from './draft.ts';
import { ReportLink } from './ReportLink.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

interface EditCampaignProps {
  id: string;
  /** Is called once the campaign is saved or deleted. */
  done: () => void;
  /** Closes the form without saving. */
  leave: () => void;
  /** Is called with whether closing the form would lose typed text. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of an existing campaign, with the button that deletes it. */
export function EditCampaign({ id, done, leave, onUnsaved }: EditCampaignProps) {
  const { locale, t } = useLanguage();
  const [deleting, setDeleting] = useState(false);
  // The form still shows the deleted campaign while it slides out: a live update would load it again and get a 404.
  const { data, error, refetch } = useQuery({ ...campaignQuery(id), enabled: !deleting });
  // The form stays when a later load fails: the user may be typing in it.
  if (!data && isMissing(error))
    return (
      <Empty text={t.campaigns.missing}>
        <Button variant="default" onClick={leave}>
          {t.common.back}
        </Button>
      </Empty>
    );
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  return (
    <div className="admin-stack">
      <CampaignForm
        keep={`campaign/${id}`}
        latest={{ version: data.version, values: valuesOf(data, locale) }}
        submit={t.common.save}
        said={t.campaigns.form.saved}
        send={(body, version) =>
          callApi('PUT /campaigns/{id}', { params: { id }, body: { ...body, version } })
        }
        done={done}
        leave={leave}
        onUnsaved={onUnsaved}
      >
        {(data.costVersion !== null || data.leadId !== null) && (
          <Box className="admin-breaks" py="xs" px={14} bg="var(--sunk)" fz={14} bdrs={10}>
            {data.costVersion !== null && (
              <p>{fill(t.campaigns.form.costs, { version: data.costVersion })}</p>
            )}
            {data.leadId !== null && (
              <Anchor
                component={Link}
                underline="always"
                size="sm"
                to={`/dashboard/leads/${encodeURIComponent(data.leadId)}`}
              >
                {t.campaigns.form.lead}
              </Anchor>
            )}
          </Box>
        )}
      </CampaignForm>
      <Figures id={id} />
      <section className="campaigns-report" aria-labelledby="campaign-report">
        <h3 id="campaign-report">{t.campaigns.report.title}</h3>
        <ReportLink campaign={data} />
      </section>
      <DeleteCampaign campaign={data} onDeleting={setDeleting} done={done} />
    </div>
  );
}

/** The way to the figures that are imported from the platform's reports. */
function Figures({ id }: { id: string }) {
  const words = useLanguage().t.campaigns.figures;
  const { importOf } = useCampaignPlace();
  return (
    <section className="campaigns-report" aria-labelledby="campaign-figures">
      <h3 id="campaign-figures">{words.title}</h3>
      <p className="admin-muted">{words.text}</p>
      <div className="admin-actions">
        <Button component={Link} to={importOf(id)} variant="default">
          {words.action}
        </Button>
      </div>
    </section>
  );
}
