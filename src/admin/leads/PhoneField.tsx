import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { isPhone, PHONE_MAX_LENGTH } from '../../domain/lead/phone.ts';
import { useLanguage } from '../texts.ts';
import { useLeadChange } from './use-lead-change.ts';

/** The telephone of a lead, stored when the field is left or by Enter. A lead without an address keeps a number. */
export function PhoneField({ lead }: { lead: LeadDetailDto }) {
  const { t } = useLanguage();
  const words = t.leads.work.phone;
  const { mutate } = useLeadChange();
  const stored = lead.phone ?? '';
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [error, setError] = useState<string>();
  if (stored !== known) {
    setKnown(stored);
    setTyped(stored);
    setError(undefined);
  }
  const store = () => {
    const phone = typed.trim();
    if (phone === stored) return setError(undefined);
    if (phone === '' && lead.email === '') return setError(words.needed);
    if (phone !== '' && !isPhone(phone)) return setError(words.wrong);
    setError(undefined);
    mutate({ leads: [lead], change: { phone: phone === '' ? null : phone } });
  };
  return (
    <TextInput
      type="tel"
      label={words.label}
      maxLength={PHONE_MAX_LENGTH}
      value={typed}
      error={error}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={store}
      onKeyDown={({ key }) => {
        if (key === 'Enter') store();
      }}
    />
  );
}
