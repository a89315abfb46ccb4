import { lazy, Suspense } from 'react';
import { AfterTyping } from './AfterTyping.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Fetched when it is first shown. */
const SessionWarning = lazy(async () => ({
  default: (await import('./SessionWarning.tsx')).SessionWarning,
}));

/** Prolongs the session while the user works, and warns ten minutes before it ends. */
export function SessionWatch() {
  const end = useSessionEnd();
  return (
    end.soon && (
      <Suspense>
        <AfterTyping>
          <SessionWarning {...end} />
        </AfterTyping>
      </Suspense>
    )
  );
}
