import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { localizePath } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { Mark } from '../parts/Mark.tsx';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';
import { keepToken, readToken } from './token.ts';

/** `/admin`: idle, submitting, and every failure of the error catalogue. */
export function SignInPage({ brand }: { brand: string }) {
  const { locale, t } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState(state?.expired ? t.signIn.expired : '');
  if (readToken() && !submitting) return <Navigate to="/dashboard" replace />;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setFailure('');
    const outcome = await signIn(String(form.get('email')), String(form.get('password')));
    if (outcome.kind === 'token') {
      keepToken(outcome.token);
      await navigate(state?.from ?? '/dashboard', { replace: true });
      return;
    }
    setFailure(messageOf(outcome, t.signIn.errors));
    setSubmitting(false);
  };

  return (
    <div className="sign-in">
      <main className="sign-in-card">
        <Mark brand={brand} />
        <h1 className="sign-in-title">{t.signIn.title}</h1>
        <p className="admin-muted">{t.signIn.intro}</p>
        <form onSubmit={submit} className="admin-stack" noValidate>
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
          <div role="alert">{failure && <Alert color="red">{failure}</Alert>}</div>
          <Button
            type="submit"
            size="md"
            fullWidth
            aria-disabled={submitting}
            onClick={(e) => submitting && e.preventDefault()}
          >
            {submitting ? t.signIn.submitting : t.signIn.submit}
          </Button>
        </form>
        <Anchor href={localizePath(locale, '/')} className="sign-in-home">
          {t.signIn.home}
        </Anchor>
      </main>
    </div>
  );
}

function messageOf(
  outcome: Exclude<SignInOutcome, { kind: 'token' }>,
  errors: AdminTexts['signIn']['errors'],
): string {
  switch (outcome.kind) {
    case 'failed':
      return outcome.message ?? fill(errors.status, { status: outcome.status });
    case 'token_missing':
      return errors.token;
    case 'no_address':
      return errors.config;
    case 'network':
      return errors.network;
  }
}
