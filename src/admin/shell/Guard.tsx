import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { expiredHere, isLeaving, readToken } from '../api/token.ts';
import { useSessionOwner } from '../session/use-session-owner.ts';
import { Shell } from './Shell.tsx';
import { useIdle } from './use-idle.ts';

/** Fetched once the screen stands, and when a session has ended. */
const SessionWatch = lazy(async () => ({
  default: (await import('../session/SessionWatch.tsx')).SessionWatch,
}));
const SignInAgain = lazy(async () => ({ default: (await import('../session/SignInAgain.tsx')).SignInAgain }));

/**
 * The documented guard: redirects to `/admin` without a plausible token. A session that ends later is asked for again
 * over the open screen. Another account gets a new frame.
 */
export function Guard({ brand }: { brand: string }) {
  const { owner, ended } = useSessionOwner();
  const { pathname, search } = useLocation();
  const idle = useIdle();
  const [expired] = useState(expiredHere);
  const [admitted] = useState(() => readToken() !== undefined);
  // After signing out, the next sign-in opens the dashboard instead of the last page.
  const state = isLeaving() ? null : { expired, from: pathname + search };
  if (!admitted) return <Navigate to="/" replace state={state} />;
  return (
    <>
      <Shell key={owner} brand={brand} />
      {idle && !ended && (
        <Suspense>
          <SessionWatch key={owner} />
        </Suspense>
      )}
      {ended && (
        <Suspense>
          <SignInAgain {...ended} />
        </Suspense>
      )}
    </>
  );
}
