import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Typed } from '../parts/Typed.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { isMissing } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { linkId } from './LeadLink.tsx';
import { leadDetailQuery } from './lead-queries.ts';

/**
 * The lead of the address, over the list: Escape, the cross and the back button all lead back to the row, once it is
 * clear that no note is lost by it.
 */
export function LeadDrawer() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const id = useParams()['*'] || undefined;
  // What was open stays drawn while it slides away.
  const [drawn, setDrawn] = useState(id);
  if (id !== undefined && id !== drawn) setDrawn(id);
  const { data, error, isPending, refetch } = useQuery({
    ...leadDetailQuery(drawn ?? ''),
    enabled: id !== undefined,
  });

  const [unsaved, setUnsaved] = useState(false);
  const guard = useUnsavedGuard(unsaved && id !== undefined, t.common.leave, `/leads/${id}`);

  // By hand: a drawer that was open when the page loaded knows of no element to return to.
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== undefined && id === undefined) {
      const link = document.getElementById(linkId(before.current)) ?? document.getElementById('section');
      link?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id]);

  const close = () => {
    if (!guard.mayLeave()) return;
    // The list is one step back, or, for a link from elsewhere, in the place of this page.
    if (state?.fromList) void navigate(-1);
    else void navigate({ pathname: '/dashboard/leads', search }, { replace: true });
  };
  const missing = isMissing(error);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={close}
      position="right"
      returnFocus={false}
      title={data ? <Typed>{data.name}</Typed> : t.leads.detail.title}
      classNames={{ content: 'leads-drawer', title: 'leads-drawer-title' }}
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      {isPending && <Waiting />}
      {error && !missing && <Failed error={error} retry={refetch} />}
      {missing && (
        <Empty text={t.leads.detail.missing}>
          <Button variant="default" onClick={close}>
            {t.common.back}
          </Button>
        </Empty>
      )}
      {data && !missing && <LeadDetail key={data.id} lead={data} onUnsaved={setUnsaved} />}
    </Drawer>
  );
}
