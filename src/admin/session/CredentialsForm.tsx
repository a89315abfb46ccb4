import { TextInput } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useFocusOnWrong } from '../parts/use-focus-on-wrong.ts';
import { useLanguage } from '../texts.ts';
import { refusalOf, type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';
import type { Credentials } from './sign-in.ts';

interface CredentialsFormProps {
  state: SubmitState;
  submit: (credentials: Credentials) => Promise<void>;
}

/** The documented form: e-mail address and password. */
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
          autoComplete="username"
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
