import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { LeadRowDto } from '../../contracts/leads/lead.ts';
import type { LeadStatus } from '../../domain/lead/lead-values.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { useLeadChange } from './use-lead-change.ts';

/** `then` is called once the change is made; not if the user cancels the dialog. */
type SetStatus = (leads: readonly LeadRowDto[], status: LeadStatus, then?: () => void) => void;

const SetStatusContext = createContext<SetStatus>(() => {});

/** Changes the status of leads; a dialog asks first for the reason of lost ones and the amount of won ones. */
export const useSetStatus = (): SetStatus => useContext(SetStatusContext);

/** Provides the status change that list, drawer, keyboard and selection share. */
export function StatusChanges({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { mutate } = useLeadChange();
  const [asked, setAsked] = useState<{
    leads: readonly LeadRowDto[];
    outcome: 'won' | 'lost';
    then?: (() => void) | undefined;
  }>();
  // Runs after the dialog has closed and returned the focus to its row.
  const made = useRef<() => void>(undefined);
  useEffect(() => {
    if (asked) return;
    made.current?.();
    made.current = undefined;
  }, [asked]);
  const set: SetStatus = (leads, status, then) => {
    if (leads.length === 0) return;
    if (status === 'won' || status === 'lost') {
      setAsked({ leads, outcome: status, then });
      return;
    }
    const others = leads.filter((lead) => lead.status !== status);
    if (others.length > 0) {
      then?.();
      mutate({ leads: others, change: { status } });
    } else toastDone(fill(t.leads.work.bulk.same, { status: t.leads.statuses[status] }));
  };
  return (
    <SetStatusContext value={set}>
      {children}
      {asked && (
        <OutcomeDialog
          leads={asked.leads}
          outcome={asked.outcome}
          save={(change) => {
            mutate({ leads: asked.leads, change: { status: asked.outcome, ...change } });
            made.current = asked.then;
            setAsked(undefined);
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </SetStatusContext>
  );
}
