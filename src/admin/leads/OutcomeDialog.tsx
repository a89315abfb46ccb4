import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import type { LeadDetailDto, LeadRowDto } from '../../contracts/leads/lead.ts';
import { centsAsTyped, euroCents } from '../../domain/lead/euro-cents.ts';
import {
  LOST_NOTE_MAX_LENGTH,
  type LostReason,
  lostReasons,
  WON_VALUE_MAX,
} from '../../domain/lead/lead-values.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { OVER_DRAWER, OverScreen } from '../ui/feedback/OverScreen.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import type { Change } from './use-lead-change.ts';

/** The most leads that the dialog names. */
const NAMED = 5;

interface OutcomeDialogProps {
  leads: readonly (LeadRowDto & Partial<Pick<LeadDetailDto, 'lostNote'>>)[];
  outcome: 'won' | 'lost';
  save: (change: Pick<Change, 'lostReason' | 'lostNote' | 'wonValue'>) => void;
  close: () => void;
}

/** Asks for the reason of lost leads, or for the amount of won ones, before their status changes. */
export function OutcomeDialog({ leads, outcome, save, close }: OutcomeDialogProps) {
  const { locale, t } = useLanguage();
  const { title } = t.leads.work[outcome];
  const count = leads.length;
  const Form = outcome === 'lost' ? LostForm : WonForm;
  return (
    <OverScreen
      title={fill(pluralForm(locale, title, count), { count: formatNumber(locale, count) })}
      zIndex={OVER_DRAWER}
      onClose={close}
      closable
    >
      <p className="admin-muted">
        <Typed>
          {leads
            .slice(0, NAMED)
            .map(({ name }) => name)
            .join(', ') + (count > NAMED ? '…' : '')}
        </Typed>
      </p>
      <Form leads={leads} save={save} close={close} />
    </OverScreen>
  );
}

type FormProps = Omit<OutcomeDialogProps, 'outcome'>;

function LostForm({ leads, save, close }: FormProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.lost;
  const [only] = leads.length === 1 ? leads : [];
  const [reason, setReason] = useState<LostReason | ''>(only?.lostReason ?? '');
  const [note, setNote] = useState(only?.lostNote ?? '');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason === '') field.current?.focus();
    else save({ lostReason: reason, lostNote: note.trim() || null });
  };
  return (
    <form onSubmit={submit} className="admin-stack" noValidate>
      <NativeSelect
        ref={field}
        label={words.reason}
        aria-required
        error={asked && reason === '' && `${words.choose}.`}
        errorProps={{ role: 'alert' }}
        data-autofocus
        value={reason}
        data={[
          { value: '', label: words.choose, disabled: true },
          ...lostReasons.map((value) => ({ value, label: words.reasons[value] })),
        ]}
        onChange={({ currentTarget }) => setReason(currentTarget.value as LostReason)}
      />
      <Textarea
        label={words.note}
        dir="auto"
        rows={3}
        maxLength={LOST_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Buttons save={pluralForm(locale, words.save, leads.length)} close={close} />
    </form>
  );
}

function WonForm({ leads, save, close }: FormProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.won;
  const [only] = leads.length === 1 ? leads : [];
  const known = only?.wonValue ?? null;
  const [typed, setTyped] = useState(known === null ? '' : centsAsTyped(known, locale === 'en' ? '.' : ','));
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const cents = euroCents(typed);
    if (cents === undefined || (cents ?? 0) > WON_VALUE_MAX) return setWrong(true);
    save({ wonValue: cents });
  };
  return (
    <form onSubmit={submit} className="admin-stack">
      <TextInput
        label={leads.length === 1 ? words.value : words.each}
        description={words.hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        error={wrong && words.wrong}
        errorProps={{ role: 'alert' }}
      />
      <Buttons save={pluralForm(locale, words.save, leads.length)} close={close} />
    </form>
  );
}

function Buttons({ save, close }: { save: string; close: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="admin-actions">
      <Button type="submit">{save}</Button>
      <Button variant="default" onClick={close}>
        {t.common.cancel}
      </Button>
    </div>
  );
}
