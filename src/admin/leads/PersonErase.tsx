import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import type { ErasureAnswer } from '../../contracts/person.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../domain/lead/typed-fields.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { OVER_DRAWER, OverScreen } from '../ui/OverScreen.tsx';
import { Filled } from '../ui/Typed.tsx';
import { ErasedCounts } from './ErasedCounts.tsx';
import { erasureKey } from './lead-queries.ts';

interface PersonEraseProps {
  /** The lead of the person; absent: any address. */
  lead?: Pick<LeadDetailDto, 'id' | 'email' | 'name'>;
  close: () => void;
  /** Is called in place of showing the numbers: the screen of the lead is gone with the lead. */
  onErased?: (counts: ErasureAnswer) => void;
}

/**
 * Erases all data about a person (right to erasure). It cannot be undone, so the address has to be typed twice; that of a
 * lead once, and without one the name.
 */
export function PersonErase({ lead, close, onErased }: PersonEraseProps) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const client = useQueryClient();
  const known = lead && (lead.email || lead.name);
  const [typed, setEmail] = useState('');
  const email = known ?? typed;
  const [again, setAgain] = useState('');
  const erasing = useMutation({
    mutationKey: erasureKey(lead?.id),
    mutationFn: () =>
      callApi('POST /people/erase', {
        body: lead ? { lead: lead.id } : { email: email.trim() },
      }),
    // All queries, since the erasure also changes reviews and the dashboard.
    onSuccess: (counts) => {
      onErased?.(counts);
      void client.invalidateQueries();
    },
  });
  const same = email.trim().toLowerCase() === again.trim().toLowerCase();
  const ready = same && (lead !== undefined || EMAIL_PATTERN.test(email.trim()));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !erasing.isPending) erasing.mutate();
  };
  const field = { type: 'email', required: true, autoComplete: 'off', maxLength: EMAIL_MAX_LENGTH };
  const erased = erasing.data !== undefined && Object.values(erasing.data).some((count) => count > 0);
  const title = erased ? words.erased : t.leads.tools.erase;
  const content = (
    <>
      {erasing.data ? (
        <ErasedCounts counts={erasing.data} close={close} />
      ) : (
        <form onSubmit={submit} className="admin-stack">
          <p>{words.eraseText}</p>
          <p>{words.eraseByHand}</p>
          <p>
            <strong>{words.eraseWarning}</strong>
          </p>
          {lead ? (
            <p>
              <Filled text={t.leads.work.person.confirm} typed={{ known: email }} />
            </p>
          ) : (
            <TextInput
              {...field}
              label={words.email}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
              error={erasing.error && messageOf(erasing.error, t, 'email')}
              errorProps={{ role: 'alert' }}
            />
          )}
          <TextInput
            {...field}
            {...(lead && { type: 'text', dir: 'auto', 'data-autofocus': true })}
            label={lead ? <Filled text={t.leads.work.person.again} typed={{ known: email }} /> : words.again}
            value={again}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
            error={again !== '' && !same && (lead ? t.leads.work.person.different : words.different)}
          />
          {lead && erasing.error && <CallFailure error={erasing.error} />}
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
    </>
  );
  return lead ? (
    <OverScreen title={title} zIndex={OVER_DRAWER} onClose={close} closable>
      {content}
    </OverScreen>
  ) : (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t.common.close }}>
      {content}
    </Modal>
  );
}
