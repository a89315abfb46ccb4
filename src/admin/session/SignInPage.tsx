import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { localizePath } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { waveform } from '../../ui/waveform.ts';
import { keepToken, readToken } from '../api/token.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { type Credentials, type SignInOutcome, signIn } from './sign-in.ts';
import { useSignInElsewhere } from './use-sign-in-elsewhere.ts';

const BARS = 48;

/** The page `/admin`: sign-in form, every failure of the error catalogue, and the code for a second factor. */
export function SignInPage({ brand }: { brand: string }) {
  const { locale, t } = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state } = useLocation();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState(state?.expired ? t.signIn.expired : '');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  /** The accepted email address and password, once the server asks for a code. */
  const [accepted, setAccepted] = useState<Credentials>();
  useSignInElsewhere();
  if (readToken() && !submitting) return <Navigate to="/dashboard" replace />;

  const submit = async (credentials: Credentials, code?: string) => {
    setSubmitting(true);
    setFailure('');
    setWrong({});
    const outcome = await signIn(credentials, code);
    if (outcome.kind === 'token') {
      // The cache may hold the data of another account.
      queries.clear();
      keepToken(outcome.token);
      await navigate(state?.from ?? '/dashboard', { replace: true });
      return;
    }
    if (outcome.kind === 'code') setAccepted(credentials);
    else if (outcome.kind === 'failed' && Object.keys(outcome.fields).length > 0) setWrong(outcome.fields);
    else setFailure(messageOf(outcome, t.signIn.errors));
    setSubmitting(false);
  };
  const backToPassword = () => {
    setAccepted(undefined);
    setFailure('');
    setWrong({});
  };
  const attempt = { submitting, failure, wrong };

  return (
    <div className="sign-in">
      <main className="sign-in-card">
        <Mark brand={brand} />
        {accepted ? (
          <CodeForm state={attempt} submit={(code) => submit(accepted, code)} back={backToPassword} />
        ) : (
          <CredentialsForm state={attempt} submit={submit} />
        )}
        <Anchor href={localizePath(locale, '/')} className="sign-in-home">
          {t.signIn.home}
        </Anchor>
      </main>
      <svg
        viewBox={`0 0 ${BARS * 8} 24`}
        preserveAspectRatio="none"
        className="sign-in-wave"
        aria-hidden="true"
      >
        {waveform(BARS).map((height, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          <rect key={bar} x={bar * 8} y={24 - height * 24} width="5" height={height * 24} rx="1" />
        ))}
      </svg>
    </div>
  );
}

function messageOf(
  outcome: Exclude<SignInOutcome, { kind: 'token' | 'code' }>,
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
