import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../i18n/format.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { isMissing } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { campaignPath, campaignQuery } from './campaign-queries.ts';
import { DeleteCampaign } from './DeleteCampaign.tsx';
import { valuesOf } from './draft.ts';

interface EditCampaignProps {
  id: string;
  /** It was saved or deleted. */
  done: () => void;
  /** Closes it without that. */
  leave: () => void;
  onTyped: () => void;
}

/** A campaign that exists: all of it can be changed, and it can be deleted. */
export function EditCampaign({ id, done, leave, onTyped }: EditCampaignProps) {
  const { locale, t } = useLanguage();
  const [deleting, setDeleting] = useState(false);
  // The form still shows it while it slides out, and a live update would ask for what is gone.
  const { data, error, refetch } = useQuery({ ...campaignQuery(id), enabled: !deleting });
  // What was loaded stays, also when a later refresh fails: somebody may be typing in it.
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
        initial={valuesOf(data, locale)}
        submit={t.common.save}
        said={t.campaigns.form.saved}
        save={{ method: 'PUT', path: campaignPath(id), version: data.version }}
        done={done}
        leave={leave}
        onTyped={onTyped}
      >
        {data.costVersion !== null && (
          <p className="campaigns-note">{fill(t.campaigns.form.costs, { version: data.costVersion })}</p>
        )}
        {data.leadId !== null && (
          <p className="campaigns-note">
            <Anchor component={Link} to={`/dashboard/leads/${encodeURIComponent(data.leadId)}`}>
              {t.campaigns.form.lead}
            </Anchor>
          </p>
        )}
      </CampaignForm>
      <DeleteCampaign campaign={data} onDeleting={setDeleting} done={done} />
    </div>
  );
}
