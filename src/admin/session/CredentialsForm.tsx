import { Alert, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useFocusOnWrong } from '../ui/use-focus-on-wrong.ts';
import { refusalOf, type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';
import type { Credentials } from './sign-in.ts';

interface CredentialsFormProps {
  state: SubmitState;
  submit: (credentials: Credentials) => Promise<void>;
  /** Good news from the page before; it gives way to the outcome of an attempt. */
  told?: string | undefined;
  /** The address of the account, when it is known. */
  email?: string | undefined;
}

/** The documented sign-in form: email address and password. */
export function CredentialsForm({ state, submit, told, email }: CredentialsFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state.wrong);
  const [tried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const typed = new FormData(event.currentTarget);
    void submit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };
  return (
    <>
      <h1 className="sign-in-title">{t.signIn.title}</h1>
      <p className="admin-muted">{t.signIn.intro}</p>
      {told && !tried && (
        <Alert color="teal" role="status">
          {told}
        </Alert>
      )}
      <form ref={form} onSubmit={send} className="admin-stack" noValidate>
        <TextInput
          name="email"
          type="email"
          // The browser offers passkeys in the list of this field.
          autoComplete="username webauthn"
          required
          label={t.signIn.email}
          {...refusalOf('email', state)}
          defaultValue={email}
          autoFocus={email === undefined}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t.signIn.password}
          {...refusalOf('password', state)}
          autoFocus={email !== undefined}
        />
        <SubmitWithFailure state={state} label={t.signIn.submit} />
      </form>
    </>
  );
}
