import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.ts';
import { useLanguage } from '../texts.ts';
import { EditCampaign } from './EditCampaign.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** What is open beside the list: `/dashboard/campaigns/new` or `…/<id>`. What was typed is left only after a question. */
export function CampaignDialog() {
  const { t } = useLanguage();
  const { open, lead, close } = useCampaignPlace();
  const [typedAt, setTypedAt] = useState('');
  // While it slides out it still shows what it showed.
  const [last, setLast] = useState({ open, lead });
  if (open !== '' && (open !== last.open || lead !== last.lead)) setLast({ open, lead });
  // Left by the browser's way back, say: what was typed is gone with it.
  if (open === '' && typedAt !== '') setTypedAt('');
  const shown = open === '' ? last : { open, lead };
  const place = `${shown.open} ${shown.lead}`;
  const typed = open !== '' && typedAt === place;
  const guard = useUnsavedGuard(typed, t.common.leave, `/campaigns/${open}`);
  const done = () => {
    guard.letGo();
    setTypedAt('');
    close();
  };
  const leave = () => {
    if (guard.mayLeave()) done();
  };
  const parts = { done, leave, onTyped: () => setTypedAt(place) };
  return (
    <Drawer
      opened={open !== ''}
      onClose={leave}
      position="right"
      size="34rem"
      title={shown.open === 'new' ? t.campaigns.create : t.campaigns.edit}
      closeButtonProps={{ 'aria-label': t.common.close }}
      className="campaigns-dialog"
    >
      {shown.open === 'new' ? (
        <NewCampaign key={place} lead={shown.lead} {...parts} />
      ) : (
        shown.open !== '' && <EditCampaign key={place} id={shown.open} {...parts} />
      )}
    </Drawer>
  );
}
