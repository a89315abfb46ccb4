import { PasswordInput, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useLanguage } from '../texts.ts';
import { type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';
import type { Credentials } from './sign-in.ts';

interface CredentialsFormProps {
  state: SubmitState;
  submit: (credentials: Credentials) => Promise<void>;
}

/** The documented form: e-mail address and password. */
export function CredentialsForm({ state, submit }: CredentialsFormProps) {
  const { t } = useLanguage();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit({ email: String(form.get('email')), password: String(form.get('password')) });
  };
  return (
    <>
      <h1 className="sign-in-title">{t.signIn.title}</h1>
      <p className="admin-muted">{t.signIn.intro}</p>
      <form onSubmit={send} className="admin-stack" noValidate>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          required
          label={t.signIn.email}
          autoFocus
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          label={t.signIn.password}
          visibilityToggleButtonProps={{ 'aria-label': t.signIn.show, tabIndex: 0 }}
        />
        <SubmitWithFailure state={state} label={t.signIn.submit} />
      </form>
    </>
  );
}
