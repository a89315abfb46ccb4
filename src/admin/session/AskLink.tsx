import { Alert, Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { errorOf, LinkForm } from './LinkForm.tsx';

/** Asks for a link to a new password. The answer is the same whether an account has the address or not. */
export function AskLink() {
  const { t } = useLanguage();
  const words = t.password.ask;
  const [sent, setSent] = useState(false);
  const form = useShortForm('email', async (typed) => {
    await callApi('POST /auth/password-link', { body: { email: typed('email') } });
    setSent(true);
  });
  return (
    <>
      <h1 className="sign-in-title">{words.title}</h1>
      {sent ? (
        <Alert color="teal" role="status">
          {words.sent}
        </Alert>
      ) : (
        <LinkForm form={form} submit={words.submit}>
          <p className="admin-muted">{words.text}</p>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            label={t.signIn.email}
            {...errorOf('email', form)}
          />
        </LinkForm>
      )}
      <Anchor component={Link} to="/" className="sign-in-home">
        {words.back}
      </Anchor>
    </>
  );
}
