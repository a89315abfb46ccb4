import { Suspense } from 'react';
import { knowsPasskeys } from '../ui/knows-passkeys.ts';
import { lazyView } from '../ui/lazy-view.tsx';
import type { PasskeySignInProps } from './PasskeySignIn.tsx';

/** Fetched beside the form, which does not wait for it. */
const PasskeySignIn = lazyView(['access'], async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn);

/** The sign-in with a passkey, where the browser can have one for this address. */
export function OfferedPasskey(props: PasskeySignInProps) {
  return (
    knowsPasskeys() && (
      <Suspense>
        <PasskeySignIn {...props} />
      </Suspense>
    )
  );
}
