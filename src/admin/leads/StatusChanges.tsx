import { createContext, type ReactNode, useContext, useState } from 'react';
import type { LeadRowDto } from '../../contracts/lead.ts';
import type { LeadStatus } from '../../domain/lead/lead-values.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { useLeadChange } from './use-lead-change.ts';

type SetStatus = (leads: readonly LeadRowDto[], status: LeadStatus) => void;

const SetStatusContext = createContext<SetStatus>(() => {});

/** Changes the status of leads; a dialog asks first for the reason of lost ones and the amount of won ones. */
export const useSetStatus = (): SetStatus => useContext(SetStatusContext);

/** Makes the change of status that list, drawer, keyboard and selection share. */
export function StatusChanges({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { mutate } = useLeadChange();
  const [asked, setAsked] = useState<{ leads: readonly LeadRowDto[]; outcome: 'won' | 'lost' }>();
  const set: SetStatus = (leads, status) => {
    if (leads.length === 0) return;
    if (status === 'won' || status === 'lost') {
      setAsked({ leads, outcome: status });
      return;
    }
    const others = leads.filter((lead) => lead.status !== status);
    if (others.length > 0) mutate({ leads: others, change: { status } });
    else toastDone(fill(t.leads.work.bulk.same, { status: t.leads.statuses[status] }));
  };
  return (
    <SetStatusContext value={set}>
      {children}
      {asked && (
        <OutcomeDialog
          {...asked}
          save={(change) => {
            mutate({ leads: asked.leads, change: { status: asked.outcome, ...change } });
            setAsked(undefined);
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </SetStatusContext>
  );
}
