import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { keepSession, readMarker } from '../api/session-marker.ts';
import { useLanguage } from '../texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { OfferedPasskey } from './OfferedPasskey.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The page `/admin`: sign-in form, every failure of the error catalogue, and the code for a second factor. */
export function SignInPage({ brand }: { brand: string }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state: place } = useLocation();
  const enter = async () => {
    // The cache may hold the data of another account.
    queries.clear();
    await navigate(place?.from ?? '/dashboard', { replace: true });
  };
  const admit = (token: string) => {
    keepSession(token);
    return enter();
  };
  const [email, setEmail] = useState<string>(place?.email ?? '');
  const { state, accepted, submit, backToPassword, forget } = useSignIn(
    admit,
    place?.expired ? t.signIn.expired : '',
  );
  useEffect(() => {
    // Data of an account must not stay in the cache after its session.
    if (!readMarker()) queries.clear();
  }, [queries]);
  const follow = useEffectEvent(() => {
    if (readMarker()) void enter();
  });
  useEffect(() => {
    // Another tab has signed in.
    const follows = () => follow();
    window.addEventListener('storage', follows);
    return () => window.removeEventListener('storage', follows);
  }, []);
  if (readMarker() && !state.submitting) return <Navigate to={place?.from ?? '/dashboard'} replace />;

  return (
    <SignInFrame brand={brand}>
      {accepted ? (
        <CodeForm state={state} submit={(code) => submit(accepted, code)} back={backToPassword} />
      ) : (
        <>
          <CredentialsForm
            state={state}
            submit={submit}
            told={place?.elsewhere ? t.signIn.elsewhere : place?.told}
            email={email}
            typed={setEmail}
          />
          <OfferedPasskey signedIn={admit} begun={forget} otherTried={state.submitting} />
          <Anchor component={Link} to="/password" state={{ email }} className="sign-in-home">
            {t.signIn.forgotten}
          </Anchor>
        </>
      )}
    </SignInFrame>
  );
}
