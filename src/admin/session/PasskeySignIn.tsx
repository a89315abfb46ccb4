import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { browserSupportsWebAuthnAutofill, signInWithPasskey, stopOffering } from './passkey-sign-in.ts';

export interface PasskeySignInProps {
  signedIn: (token: string) => unknown;
  /** Is called before an attempt by the button: the failure of another way to sign in is over. */
  begun: () => void;
  /** Whether another way to sign in is being tried: the failure of a passkey is over. */
  otherTried: boolean;
}

/**
 * The sign-in with a passkey: a button, and where the browser can, the keys in the list of a field.
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
      // An unused list of passkeys is cancelled by the button, or with the page.
      if (error instanceof ApiError && error.status > 0) setFailure(messageOf(error, t));
      else if (offered === 'dialog') setFailure(words.failed);
    }
    if (offered === 'list') return;
    setBusy(false);
    // The dialog took the list's place.
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
