import { Navigate, useLocation } from 'react-router';
import { isLeaving, readToken } from '../api/token.ts';
import { useSessionOwner } from '../session/use-session-owner.ts';
import { Shell } from './Shell.tsx';

/** The documented guard: redirects to `/admin` without a plausible token. Another account gets a new frame. */
export function Guard({ brand }: { brand: string }) {
  const owner = useSessionOwner();
  const { pathname, search } = useLocation();
  // After signing out, the next sign-in opens the dashboard instead of the last page.
  const state = isLeaving() ? null : { from: pathname + search };
  if (!readToken()) return <Navigate to="/" replace state={state} />;
  return <Shell key={owner} brand={brand} />;
}
