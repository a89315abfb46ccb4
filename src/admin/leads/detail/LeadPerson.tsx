import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { PersonCounts } from '../../../contracts/leads/person.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { toastNews } from '../../toast.ts';
import { PersonErase } from '../person/PersonErase.tsx';
import { usePersonExport } from '../person/use-person-export.ts';

/** Export and erasure of the data of the person behind a lead. */
export function LeadPerson({ lead }: { lead: LeadDetailDto }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.person;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [erasing, setErasing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const taking = usePersonExport();
  const close = () => {
    setErasing(false);
    button.current?.focus();
  };
  const leave = (counts: PersonCounts) => {
    const told = (['leads', 'reviews', 'campaigns'] as const)
      .filter((what) => counts[what] > 0)
      .map((what) =>
        fill(pluralForm(locale, words.counts[what], counts[what]), {
          count: formatNumber(locale, counts[what]),
        }),
      );
    toastNews(told.join(' ') || `${t.leads.person.erased}.`, undefined, 'toAct');
    void navigate({ pathname: '/dashboard/leads', search }, { replace: true });
  };
  return (
    <>
      <p className="admin-muted">{lead.email === '' ? words.leadOnly : words.text}</p>
      <div className="admin-actions">
        <Button
          variant="default"
          size="sm"
          loading={taking.isPending}
          onClick={() => taking.mutate({ lead: lead.id })}
        >
          {t.leads.person.exportThis}
        </Button>
        <Button ref={button} variant="outline" color="red" size="sm" onClick={() => setErasing(true)}>
          {t.leads.person.eraseThis}
        </Button>
      </div>
      {erasing && <PersonErase lead={lead} close={close} onErased={leave} />}
    </>
  );
}
