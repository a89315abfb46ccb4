import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { isMissing } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog.tsx';
import { SidePanel } from '../../ui/feedback/SidePanel.tsx';
import { useUnsavedGuard } from '../../ui/feedback/use-unsaved-guard.ts';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { QUARANTINE_PLACE } from '../../ui/quarantine/quarantine-queries.ts';
import { detailKey, leadDetailQuery, useIsErased } from '../lead-queries.ts';
import { linkId } from '../list/LeadLink.tsx';
import { LeadDetail } from './LeadDetail.tsx';
import { LeadNeighbours } from './LeadNeighbours.tsx';

/**
 * The lead of the URL, beside the list or over it. Escape, the close button and the back button return to the row, with a
 * confirmation first if a typed note would be lost.
 */
export function LeadDrawer() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const place = useParams()['*'];
  const id = place === QUARANTINE_PLACE ? undefined : place || undefined;
  // The lead stays rendered while the drawer slides out.
  const [drawn, setDrawn] = useState(id);
  if (id !== undefined && id !== drawn) setDrawn(id);
  const client = useQueryClient();
  const erased = useIsErased(drawn);
  const { data, error, isPending, refetch } = useQuery({
    ...leadDetailQuery(drawn ?? ''),
    enabled: id !== undefined && !erased,
  });

  // When its URL is opened again, an erased lead must be shown as missing, not from the cache.
  useEffect(() => {
    if (id === undefined && drawn !== undefined && erased)
      client.removeQueries({ queryKey: detailKey(drawn) });
  }, [id, drawn, erased, client]);

  const [unsaved, setUnsaved] = useState(false);
  const guard = useUnsavedGuard(unsaved && id !== undefined);

  // Own code: a Mantine drawer that was open when the page loaded has no element to return the focus to.
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== undefined && id === undefined) {
      const link = document.getElementById(linkId(before.current)) ?? document.getElementById('section');
      link?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id]);

  const close = () => {
    // An Escape in the confirmation dialog reaches the drawer as well.
    if (guard.asked) return;
    // From the list, go back in the history; after a direct link, replace this URL with the list's.
    if (state?.fromList) void navigate(-1);
    else void navigate({ pathname: '/dashboard/leads', search }, { replace: true });
  };
  const missing = id !== undefined && (isMissing(error) || (erased && !data));
  return (
    <>
      <SidePanel
        opened={id !== undefined}
        place={drawn ?? ''}
        close={close}
        returnFocus={false}
        title={
          <>
            {drawn !== undefined && <LeadNeighbours id={drawn} enabled={id !== undefined && !erased} />}
            <span>{data ? <Typed>{data.name}</Typed> : t.leads.detail.title}</span>
          </>
        }
        className="leads-drawer"
      >
        {isPending && id !== undefined && !erased && <Waiting />}
        {error && !missing && <Failed error={error} retry={refetch} />}
        {missing && (
          <Empty text={t.leads.detail.missing}>
            <Button variant="default" onClick={close}>
              {t.common.back}
            </Button>
          </Empty>
        )}
        {data && !missing && <LeadDetail key={data.id} lead={data} onUnsaved={setUnsaved} />}
      </SidePanel>
      <LeaveDialog guard={guard} />
    </>
  );
}
