import { Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { KEEP_REASON_MAX_LENGTH } from '../../../domain/lead/retention/ends.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { ApiError } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { DayField } from '../../ui/fields/DayField.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useKeep } from './ending-queries.ts';

interface KeepDialogProps {
  /** Persons by their newest lead. */
  persons: readonly { id: string; name: string }[];
  /** The word before, if the persons are kept already. */
  before?: { reason: string; until: string };
  today: string;
  close: () => void;
}

/** Asks why to keep persons, and until when: at most a year. */
export function KeepDialog({ persons, before, today, close }: KeepDialogProps) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.keep;
  const [reason, setReason] = useState(before?.reason ?? '');
  const [until, setUntil] = useState(before?.until ?? monthsLater(today, 6));
  const keep = useKeep(() => {
    toastDone(words.done);
    close();
  });
  const wrong = keep.error instanceof ApiError ? keep.error.fields : {};
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, wrong);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep.mutate({ ids: persons.map(({ id }) => id), reason, until });
  };
  const [person] = persons;
  return (
    <FormDialog
      ref={form}
      close={close}
      title={
        persons.length === 1 && person
          ? fill(words.title, { name: person.name })
          : fill(words.many, { count: formatNumber(locale, persons.length) })
      }
      label={words.submit}
      busy={keep.isPending}
      onSubmit={submit}
    >
      <Textarea
        label={words.reason}
        description={words.reasonHint}
        rows={2}
        dir="auto"
        required
        data-autofocus
        maxLength={KEEP_REASON_MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={wrong['reason']}
        errorProps={{ role: 'alert' }}
      />
      <DayField
        label={words.until}
        description={words.untilHint}
        required
        value={until}
        onChange={setUntil}
        error={wrong['until']}
        errorProps={{ role: 'alert' }}
      />
      {keep.error && Object.keys(wrong).length === 0 && <CallFailure error={keep.error} />}
    </FormDialog>
  );
}

/** Returns the day a number of months after a day, or the last day of a shorter month. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
