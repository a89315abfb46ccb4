import { Alert, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { useFocusOnWrong } from '../ui/fields/use-focus-on-wrong.ts';
import { refusalOf, type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';
import type { Credentials } from './sign-in.ts';

interface CredentialsFormProps {
  state: SubmitState;
  submit: (credentials: Credentials) => Promise<void>;
  /** A success message of the previous page; the result of an attempt replaces it. */
  told?: string | undefined;
  /** The address that was typed before or is known; otherwise empty. */
  email: string;
  /** Is called with the address while it is typed. */
  typed: (email: string) => void;
}

/** The documented sign-in form: email address and password. */
export function CredentialsForm({ state, submit, told, email, typed }: CredentialsFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state.wrong);
  const [tried, setTried] = useState(false);
  const [known] = useState(email !== '');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const sent = new FormData(event.currentTarget);
    void submit({ email: String(sent.get('email')), password: String(sent.get('password')) });
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
          onChange={({ currentTarget }) => typed(currentTarget.value)}
          autoFocus={!known}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t.signIn.password}
          {...refusalOf('password', state)}
          autoFocus={known}
        />
        <SubmitWithFailure state={state} label={t.signIn.submit} />
      </form>
    </>
  );
}
