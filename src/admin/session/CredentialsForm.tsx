import { TextInput } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import { useLanguage } from '../texts.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useFocusOnWrong } from '../ui/use-focus-on-wrong.ts';
import { refusalOf, type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';
import type { Credentials } from './sign-in.ts';

interface CredentialsFormProps {
  state: SubmitState;
  submit: (credentials: Credentials) => Promise<void>;
}

/** The documented sign-in form: email address and password. */
export function CredentialsForm({ state, submit }: CredentialsFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state.wrong);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void submit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };
  return (
    <>
      <h1 className="sign-in-title">{t.signIn.title}</h1>
      <p className="admin-muted">{t.signIn.intro}</p>
      <form ref={form} onSubmit={send} className="admin-stack" noValidate>
        <TextInput
          name="email"
          type="email"
          // The browser offers passkeys in the list of this field.
          autoComplete="username webauthn"
          required
          label={t.signIn.email}
          {...refusalOf('email', state)}
          autoFocus
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t.signIn.password}
          {...refusalOf('password', state)}
        />
        <SubmitWithFailure state={state} label={t.signIn.submit} />
      </form>
    </>
  );
}
