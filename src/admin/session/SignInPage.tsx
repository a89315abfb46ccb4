import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { localizePath } from '../../domain/locale/locale.ts';
import { waveform } from '../../ui/waveform.ts';
import { keepToken, readToken } from '../api/token.ts';
import { useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useSignIn } from './use-sign-in.ts';

const BARS = 48;

/** The page `/admin`: sign-in form, every failure of the error catalogue, and the code for a second factor. */
export function SignInPage({ brand }: { brand: string }) {
  const { locale, t } = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state: place } = useLocation();
  const enter = async () => {
    // The cache may hold the data of another account.
    queries.clear();
    await navigate(place?.from ?? '/dashboard', { replace: true });
  };
  const { state, accepted, submit, backToPassword } = useSignIn(
    (token) => {
      keepToken(token);
      return enter();
    },
    place?.expired ? t.signIn.expired : '',
  );
  const follow = useEffectEvent(() => {
    if (readToken()) void enter();
  });
  useEffect(() => {
    // Another tab has signed in.
    const follows = () => follow();
    window.addEventListener('storage', follows);
    return () => window.removeEventListener('storage', follows);
  }, []);
  if (readToken() && !state.submitting) return <Navigate to={place?.from ?? '/dashboard'} replace />;

  return (
    <div className="sign-in">
      <main className="sign-in-card">
        <Mark brand={brand} />
        {accepted ? (
          <CodeForm state={state} submit={(code) => submit(accepted, code)} back={backToPassword} />
        ) : (
          <CredentialsForm state={state} submit={submit} />
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
