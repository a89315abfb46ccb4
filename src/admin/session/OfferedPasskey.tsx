import { Suspense } from 'react';
import { knowsPasskeys } from '../ui/knows-passkeys.ts';
import { lazyView } from '../ui/lazy-view.tsx';
import type { PasskeySignInProps } from './PasskeySignIn.tsx';

/** Loaded separately, so that the form does not wait for it. */
const PasskeySignIn = lazyView(['access'], async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn);

/** The sign-in with a passkey, if the browser supports passkeys on this host. */
export function OfferedPasskey(props: PasskeySignInProps) {
  return (
    knowsPasskeys() && (
      <Suspense>
        <PasskeySignIn {...props} />
      </Suspense>
    )
  );
}
