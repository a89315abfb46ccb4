import { Alert, Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { errorOf, LinkForm } from './LinkForm.tsx';

/** Requests a link to a new password. The response is the same whether an account has the address or not. */
export function AskLink() {
  const { t } = useLanguage();
  const words = t.password.ask;
  const { state: place } = useLocation();
  /** The address typed here or on the sign-in page. */
  const [email, setEmail] = useState<string>(place?.email ?? '');
  const [sent, setSent] = useState(false);
  const form = useShortForm('email', async (typed) => {
    await callApi('POST /auth/password-link', { body: { email: typed('email') } });
    setSent(true);
  });
  return (
    <>
      <h1 className="sign-in-title">{words.title}</h1>
      {sent ? (
        <>
          <Alert color="teal" role="status" tabIndex={-1} ref={takeFocus}>
            {fill(words.sent, { email })}
          </Alert>
          <Button variant="subtle" size="sm" onClick={() => setSent(false)}>
            {words.again}
          </Button>
        </>
      ) : (
        <LinkForm form={form} submit={words.submit}>
          <p className="admin-muted">{words.text}</p>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            label={t.signIn.email}
            {...errorOf('email', form)}
          />
        </LinkForm>
      )}
      <Anchor component={Link} to="/" state={{ email }} className="sign-in-home">
        {words.back}
      </Anchor>
    </>
  );
}

const takeFocus = (answer: HTMLElement | null) => answer?.focus();
