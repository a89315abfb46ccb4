import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useLanguage } from '../texts.ts';
import { AskDialog } from '../ui/feedback/AskDialog.tsx';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Stores the typed values; returns whether everything is stored. */
  store: () => Promise<boolean>;
  title: string;
}

/**
 * The navigation guard of a document with autosave, in place of `useUnsavedGuard`. A navigation is held until the typed
 * values are stored; only if that fails, a dialog asks for confirmation. When the page is closed, the browser asks. The end
 * of a session replaces the URL, and is not blocked.
 */
export function LeaveGuard({ unsaved, store, title }: LeaveGuardProps) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) =>
        unsaved && historyAction !== 'REPLACE' && nextLocation.pathname !== currentLocation.pathname,
      [unsaved],
    ),
  );
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void store().then((isStored) => {
      if (isOver) return;
      if (isStored) proceed?.();
      else setAsked(true);
    });
    return () => {
      isOver = true;
    };
  }, [state, store, proceed]);
  useWindowEvent('beforeunload', (event) => unsaved && event.preventDefault());
  return (
    <AskDialog
      opened={asked && state === 'blocked'}
      title={title}
      question={t.editing.leave.ask}
      confirm={t.editing.leave.confirm}
      busy={false}
      answer={() => {
        setAsked(false);
        proceed?.();
      }}
      cancel={() => {
        setAsked(false);
        reset?.();
      }}
      cancelText={t.common.leaveCancel}
    />
  );
}
