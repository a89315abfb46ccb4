import { Navigate, useLocation } from 'react-router';
import { isLeaving, readToken } from '../api/token.ts';
import { useSessionOwner } from '../session/use-session-owner.ts';
import { Shell } from './Shell.tsx';

/** The documented guard: without a plausible token, `/admin`. Another account gets a frame of its own. */
export function Guard({ brand }: { brand: string }) {
  const owner = useSessionOwner();
  const { pathname, search } = useLocation();
  // After signing out, the next sign-in opens the dashboard, not the page that was left.
  const state = isLeaving() ? null : { from: pathname + search };
  if (!readToken()) return <Navigate to="/" replace state={state} />;
  return <Shell key={owner} brand={brand} />;
}
