import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ErasureAnswer, PersonRequest } from '../../contracts/lead.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../domain/lead/typed-fields.ts';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { ErasedCounts } from './ErasedCounts.tsx';
import { personError } from './person-error.ts';

/** The right to erasure. There is no way back, so the address is asked for twice. */
export function PersonErase({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [again, setAgain] = useState('');
  const erasing = useMutation({
    mutationFn: () =>
      callApi<ErasureAnswer>('POST', '/people/erase', { email: email.trim() } satisfies PersonRequest),
    // Reviews and the dashboard too.
    onSuccess: () => void client.invalidateQueries(),
  });
  const same = email.trim().toLowerCase() === again.trim().toLowerCase();
  const ready = same && EMAIL_PATTERN.test(email.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !erasing.isPending) erasing.mutate();
  };
  const field = { type: 'email', required: true, autoComplete: 'off', maxLength: EMAIL_MAX_LENGTH };
  return (
    <Modal
      opened
      onClose={close}
      title={erasing.data ? words.erased : t.leads.tools.erase}
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      {erasing.data ? (
        <ErasedCounts counts={erasing.data} close={close} />
      ) : (
        <form onSubmit={submit} className="admin-stack">
          <p>{words.eraseText}</p>
          <p>{words.eraseByHand}</p>
          <p>
            <strong>{words.eraseWarning}</strong>
          </p>
          <TextInput
            {...field}
            label={words.email}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            error={erasing.error && personError(erasing.error, t)}
            errorProps={{ role: 'alert' }}
          />
          <TextInput
            {...field}
            label={words.again}
            value={again}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
            error={again !== '' && !same && words.different}
          />
          <div className="admin-actions">
            <Button type="submit" color="red" disabled={!ready} loading={erasing.isPending}>
              {words.erase}
            </Button>
            <Button variant="default" onClick={close}>
              {t.common.cancel}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
