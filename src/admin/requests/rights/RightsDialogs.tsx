import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { RightsRequestDto } from '../../../contracts/rights-request.ts';
import { RIGHTS_REASON_MAX, type RightsKind, rightsKinds } from '../../../domain/own-data/rights.ts';
import { fill } from '../../../i18n/format.ts';
import { ApiError } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useRightsAct, useRightsNote } from './rights-queries.ts';

/** Asks for the reason why two months more are needed, which is mailed to the person. */
export function ProlongDialog({ request, close }: { request: RightsRequestDto; close: () => void }) {
  const { t } = useLanguage();
  const words = t.requests.rights.prolong;
  const [reason, setReason] = useState('');
  const act = useRightsAct(() => {
    toastDone(words.done);
    close();
  });
  const wrong = act.error instanceof ApiError ? act.error.fields['reason'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    act.mutate({ number: request.number, act: { act: 'prolong', reason } });
  };
  return (
    <FormDialog
      close={close}
      title={fill(words.title, { number: request.number })}
      label={words.submit}
      busy={act.isPending}
      onSubmit={submit}
    >
      <Textarea
        label={words.reason}
        description={words.hint}
        rows={3}
        dir="auto"
        required
        data-autofocus
        maxLength={RIGHTS_REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={wrong}
        errorProps={{ role: 'alert' }}
      />
      {act.error && !wrong && <CallFailure error={act.error} />}
    </FormDialog>
  );
}

/** Notes a request that came by mail, by telephone or on paper. */
export function NoteDialog({ close }: { close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.requests.rights;
  const [email, setEmail] = useState('');
  const [kind, setKind] = useState<RightsKind>('address');
  const note = useRightsNote(() => {
    toastDone(words.note.done);
    close();
  });
  const wrong = note.error instanceof ApiError ? note.error.fields['email'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    note.mutate({ email, kind, locale });
  };
  return (
    <FormDialog
      close={close}
      title={words.note.title}
      label={words.note.submit}
      busy={note.isPending}
      onSubmit={submit}
    >
      <TextInput
        type="email"
        label={words.columns.email}
        description={words.note.hint}
        required
        data-autofocus
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={wrong}
        errorProps={{ role: 'alert' }}
      />
      <NativeSelect
        label={words.columns.kind}
        value={kind}
        data={rightsKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ currentTarget }) =>
          setKind(rightsKinds.find((one) => one === currentTarget.value) ?? 'other')
        }
      />
      {note.error && !wrong && <CallFailure error={note.error} />}
    </FormDialog>
  );
}
