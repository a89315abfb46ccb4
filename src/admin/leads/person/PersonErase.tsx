import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { PersonCounts } from '../../../contracts/leads/person.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { isEmail } from '../../../domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH } from '../../../domain/lead/typed-fields.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { OVER_DRAWER, OverScreen } from '../../ui/feedback/OverScreen.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { erasureKey } from '../lead-queries.ts';
import { PersonFacts } from './PersonFacts.tsx';

const COUNTS_KEY = 'person-counts';

interface PersonEraseProps {
  /** The lead of the person; absent: any address. */
  lead?: Pick<LeadDetailDto, 'id' | 'email' | 'name'>;
  close: () => void;
  /** Called instead of showing the numbers, since the screen of the lead closes with the erasure. */
  onErased?: (counts: PersonCounts) => void;
}

/**
 * Erases all data about a person (right to erasure), after it has counted them. It cannot be undone, so the address must
 * be typed twice. For a lead, its address must be typed once, or its name if it has no address.
 */
export function PersonErase({ lead, close, onErased }: PersonEraseProps) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const client = useQueryClient();
  const known = lead && (lead.email || lead.name);
  const [typed, setEmail] = useState('');
  const email = known ?? typed;
  const [again, setAgain] = useState('');
  const person = lead ? { lead: lead.id } : { email: email.trim() };
  const same = normalizeEmail(email) === normalizeEmail(again);
  const ready = same && (lead !== undefined || isEmail(email));
  const erasing = useMutation({
    mutationKey: erasureKey(lead?.id),
    mutationFn: () => callApi('POST /people/erase', { body: person }),
    // All other queries, since the erasure also changes reviews and the dashboard.
    onSuccess: (counts) => {
      onErased?.(counts);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== COUNTS_KEY });
    },
  });
  const stored = useQuery({
    queryKey: [COUNTS_KEY, person],
    queryFn: ({ signal }) => callApi('POST /people/count', { body: person, signal }),
    // No count during and after the erasure.
    enabled: (lead !== undefined || ready) && erasing.isIdle,
    gcTime: 0,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !erasing.isPending) erasing.mutate();
  };
  const field = { type: 'email', required: true, autoComplete: 'off', maxLength: EMAIL_MAX_LENGTH };
  const erased = erasing.data !== undefined && Object.values(erasing.data).some((count) => count > 0);
  const title = erased ? words.erased : t.leads.tools.erase;
  const counted = (
    <div className="admin-stack" role="status">
      {stored.data && (
        <PersonFacts
          counts={stored.data}
          title={
            <p>
              <strong>
                <Filled text={words.eraseText} typed={{ known: email.trim() }} />
              </strong>
            </p>
          }
        />
      )}
      {stored.error && <Failed error={stored.error} retry={stored.refetch} />}
    </div>
  );
  const content = (
    <>
      {erasing.data ? (
        <ErasedCounts counts={erasing.data} close={close} />
      ) : (
        <form noValidate onSubmit={submit} className="admin-stack">
          {lead && counted}
          <ul className="leads-erased">
            <li>{words.eraseCampaigns}</li>
            <li>{words.eraseByHand}</li>
            <li>{words.eraseStays}</li>
          </ul>
          {!lead && (
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
          {!lead && counted}
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
    <Modal opened onClose={close} title={title}>
      {content}
    </Modal>
  );
}

/** The numbers of deleted records: the proof for the person whose data was erased. */
function ErasedCounts({ counts, close }: { counts: PersonCounts; close: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="admin-stack" role="status">
      <PersonFacts counts={counts} />
      <div>
        <Button variant="default" onClick={close}>
          {t.common.close}
        </Button>
      </div>
    </div>
  );
}
