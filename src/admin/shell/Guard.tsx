import { Navigate, useLocation } from 'react-router';
import { readToken } from '../session/token.ts';
import { useSessionOwner } from '../session/use-session-owner.ts';
import { Shell } from './Shell.tsx';

/** The documented guard: without a plausible token, `/admin`. Another account gets a frame of its own. */
export function Guard({ brand }: { brand: string }) {
  const owner = useSessionOwner();
  const { pathname, search } = useLocation();
  if (!readToken()) return <Navigate to="/" replace state={{ from: pathname + search }} />;
  return <Shell key={owner} brand={brand} />;
}
