import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { browserSupportsWebAuthnAutofill, signInWithPasskey, stopOffering } from './passkey-sign-in.ts';

export interface PasskeySignInProps {
  signedIn: (token: string) => unknown;
  /** Called before an attempt by the button, so that the error of another sign-in method is removed. */
  begun: () => void;
  /** Whether another sign-in method is being tried; the passkey error is then removed. */
  otherTried: boolean;
}

/**
 * The sign-in with a passkey: a button, and if the browser supports it, the passkeys in the autofill list of a field.
 */
export function PasskeySignIn({ signedIn, begun, otherTried }: PasskeySignInProps) {
  const { t } = useLanguage();
  const words = t.access.passkeys;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (otherTried && failure !== '') setFailure('');
  const run = async (offered: 'list' | 'dialog') => {
    try {
      await signedIn(await signInWithPasskey(offered));
      return;
    } catch (error) {
      // The button and unmounting both abort the pending request of the autofill list; that is no error.
      if (error instanceof ApiError && error.status > 0) setFailure(messageOf(error, t));
      else if (offered === 'dialog') setFailure(words.failed);
    }
    if (offered === 'list') return;
    setBusy(false);
    // The dialog has replaced the autofill request, so that is started again.
    if (await browserSupportsWebAuthnAutofill()) void run('list');
  };
  const offer = useEffectEvent(async (alive: () => boolean) => {
    if ((await browserSupportsWebAuthnAutofill()) && alive()) void run('list');
  });
  useEffect(() => {
    let alive = true;
    void offer(() => alive);
    return () => {
      alive = false;
      stopOffering();
    };
  }, []);
  return (
    <>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={busy}
        // Over a drawer, Escape at the button must not close the drawer below.
        data-mantine-stop-propagation="true"
        onClick={() => {
          setBusy(true);
          setFailure('');
          begun();
          void run('dialog');
        }}
      >
        {words.signIn}
      </Button>
    </>
  );
}
