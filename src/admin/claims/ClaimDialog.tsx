import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaimPlace } from './use-claim-place.ts';

/** The form of the address, `/dashboard/content/claims/new` or `…/<id>`. Asks for confirmation before typed text is lost. */
export function ClaimDialog() {
  const { t } = useLanguage();
  const { open, close } = useClaimPlace();
  const { data } = useQuery(claimsQuery);
  const [unsaved, setUnsaved] = useState(false);
  // The drawer keeps its content while it slides out.
  const [last, setLast] = useState(open);
  if (open !== '' && open !== last) setLast(open);
  const shown = open || last;
  const guard = useUnsavedGuard(unsaved && open !== '');
  const done = () => {
    guard.letGo();
    close();
  };
  const leave = () => {
    // An Escape in the confirmation dialog reaches the drawer as well.
    if (!guard.asked) close();
  };
  const claim = data?.items.find(({ id }) => id === shown);
  const parts = { done, leave, onUnsaved: setUnsaved };
  return (
    <>
      <Drawer
        opened={open !== ''}
        onClose={leave}
        position="right"
        size="34rem"
        title={shown === 'new' ? t.claims.create : t.claims.edit}
        className="claims-dialog"
      >
        {shown === 'new' ? (
          <ClaimForm key="new" {...parts} />
        ) : claim ? (
          <ClaimForm key={shown} claim={claim} {...parts} />
        ) : data ? (
          <Empty text={t.claims.form.missing}>
            <Button variant="default" onClick={leave}>
              {t.common.back}
            </Button>
          </Empty>
        ) : (
          <Waiting />
        )}
      </Drawer>
      <LeaveDialog guard={guard} />
    </>
  );
}
