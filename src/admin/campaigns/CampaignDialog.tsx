import { useState } from 'react';
import { useLanguage } from '../texts.ts';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { SidePanel } from '../ui/feedback/SidePanel.tsx';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import { EditCampaign } from './EditCampaign.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The form of the address, `/dashboard/campaigns/new` or `…/<id>`. Asks for confirmation before typed text is lost. */
export function CampaignDialog() {
  const { t } = useLanguage();
  const { open, lead, close } = useCampaignPlace();
  const [unsaved, setUnsaved] = useState(false);
  // The drawer keeps its content while it slides out.
  const [last, setLast] = useState({ open, lead });
  if (open !== '' && (open !== last.open || lead !== last.lead)) setLast({ open, lead });
  const shown = open === '' ? last : { open, lead };
  const place = `${shown.open} ${shown.lead}`;
  const guard = useUnsavedGuard(unsaved && open !== '');
  const done = () => {
    guard.letGo();
    close();
  };
  const leave = () => {
    // An Escape in the confirmation dialog reaches the drawer as well.
    if (!guard.asked) close();
  };
  const parts = { done, leave, onUnsaved: setUnsaved };
  return (
    <>
      <SidePanel
        opened={open !== ''}
        place={place}
        close={leave}
        title={shown.open === 'new' ? t.campaigns.create : t.campaigns.edit}
        className="campaigns-dialog"
      >
        {shown.open === 'new' ? (
          <NewCampaign key={place} lead={shown.lead} {...parts} />
        ) : (
          shown.open !== '' && <EditCampaign key={place} id={shown.open} {...parts} />
        )}
      </SidePanel>
      <LeaveDialog guard={guard} />
    </>
  );
}
