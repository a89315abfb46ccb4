import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../domain/lead/typed-fields.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { ErasedCounts } from './ErasedCounts.tsx';

/** Erases all data about a person (right to erasure). It cannot be undone, so the address has to be typed twice. */
export function PersonErase({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [again, setAgain] = useState('');
  const erasing = useMutation({
    mutationFn: () => callApi('POST /people/erase', { body: { email: email.trim() } }),
    // All queries, since the erasure also changes reviews and the dashboard.
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
            error={erasing.error && messageOf(erasing.error, t, 'email')}
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
            <Button type="submit" variant="outline" color="red" disabled={!ready} loading={erasing.isPending}>
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
