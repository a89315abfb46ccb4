import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeadDetailDto } from '../../contracts/leads/lead.ts';
import { isEmail } from '../../domain/lead/email-address.ts';
import { isPhone, PHONE_MAX_LENGTH } from '../../domain/lead/phone.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { typedEmail, typedNumber } from '../../domain/text/typed-address.ts';
import { useLanguage } from '../texts.ts';
import { useLeadChange } from './use-lead-change.ts';

const parts = ['name', 'email', 'phone'] as const;
type Part = (typeof parts)[number];

const inputs = {
  name: { type: 'text', maxLength: NAME_MAX_LENGTH, dir: 'auto' },
  email: { type: 'email', maxLength: EMAIL_MAX_LENGTH },
  phone: { type: 'tel', maxLength: PHONE_MAX_LENGTH },
} as const;

/** Normalizes a value in the same way as the API. */
const meant: Record<Part, (typed: string) => string> = {
  name: (typed) => typed.trim(),
  email: typedEmail,
  phone: typedNumber,
};

const isRight: Record<Part, (typed: string) => boolean> = {
  name: (typed) => typed !== '',
  email: (typed) => typed === '' || isEmail(typed),
  phone: (typed) => typed === '' || isPhone(typed),
};

/** Name, e-mail address and telephone of a lead, each stored on blur or Enter. */
export function ContactFields({ lead }: { lead: LeadDetailDto }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="leads-controls">
        {parts.map((part) => (
          <ContactField key={part} part={part} lead={lead} />
        ))}
      </div>
      <p className="admin-muted">{t.leads.work.contact.note}</p>
    </>
  );
}

function ContactField({ part, lead }: { part: Part; lead: LeadDetailDto }) {
  const { t } = useLanguage();
  const words = t.leads.work.contact;
  const { mutate } = useLeadChange();
  const stored = lead[part] ?? '';
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [error, setError] = useState<string>();
  if (stored !== known) {
    setKnown(stored);
    setTyped(stored);
    setError(undefined);
  }
  const store = () => {
    const value = meant[part](typed);
    setTyped(value);
    if (value === stored) return setError(undefined);
    if (!isRight[part](value)) return setError(words.wrong[part]);
    if (part !== 'name' && value === '' && !lead[part === 'email' ? 'phone' : 'email'])
      return setError(words.needed);
    setError(undefined);
    mutate({ leads: [lead], change: { [part]: part === 'phone' && value === '' ? null : value } });
  };
  return (
    <TextInput
      {...inputs[part]}
      label={words.labels[part]}
      autoComplete="off"
      spellCheck={false}
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
