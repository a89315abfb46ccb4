import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { expiredHere, isLeaving, readMarker } from '../api/session-marker.ts';
import { useSessionOwner } from '../session/use-session-owner.ts';
import { lazyView } from '../ui/lazy-view.tsx';
import { Shell } from './Shell.tsx';

/** Opening the page has extended the session, so its expiry is monitored only after this time, in milliseconds. */
const WATCH_AFTER_MS = 60_000;

const SessionWatch = lazyView([], async () => (await import('../session/SessionWatch.tsx')).SessionWatch);
const SignInAgain = lazyView(
  ['session', 'signIn'],
  async () => (await import('../session/SignInAgain.tsx')).SignInAgain,
);

/**
 * The documented guard: redirects to `/admin` without a plausible session marker. If the session expires later, the user
 * signs in again over the open screen. Another account gets a new frame.
 */
export function Guard({ brand }: { brand: string }) {
  // First, because any other read of the session marker removes an expired one.
  const [expired] = useState(expiredHere);
  const { owner, ended } = useSessionOwner();
  const { pathname, search } = useLocation();
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), WATCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [admitted] = useState(() => readMarker() !== undefined);
  // After signing out, the next sign-in opens the dashboard instead of the last page.
  const state = isLeaving() ? null : { expired, from: pathname + search };
  if (!admitted) return <Navigate to="/" replace state={state} />;
  return (
    <>
      <Shell key={owner} brand={brand} />
      {watched && !ended && (
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
