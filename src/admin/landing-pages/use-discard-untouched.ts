import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '../api/call-api.ts';
import { isUnsaved } from '../editor/drafts.ts';
import { landingListsKey } from './landing-queries.ts';
import { type LandingEditor, PAGE } from './use-landing-editor.ts';

/** The draft of a page that was created and not edited since. */
const CREATED = 1;

/**
 * Deletes a page that this visit of the wizard created, when the wizard is left and nothing was typed: it is made at the
 * step to its texts, since the preview and the check need it. A failure leaves the page in the list.
 */
export function useDiscardUntouched({ page, store }: LandingEditor, isNew: boolean): void {
  const client = useQueryClient();
  const isMounted = useRef(true);
  const discard = useEffectEvent(() => {
    const draft = store.snapshot().drafts.all[PAGE];
    if (!isNew || page.slug !== null || draft.base.version !== CREATED || isUnsaved(draft)) return;
    void callApi('DELETE /landing-pages/{id}', { params: { id: page.id } })
      .then(() => client.invalidateQueries({ queryKey: landingListsKey }))
      .catch(() => undefined);
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // React's strict mode mounts an effect a second time at once.
      setTimeout(() => {
        if (!isMounted.current) discard();
      });
    };
  }, []);
}
