import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '../session/api.ts';
import { queryClient } from '../session/query-client.ts';
import { readToken } from '../session/token.ts';
import { Shell } from './Shell.tsx';

/** The documented guard: without a plausible token, `/admin`. A session that the server ends leads there too. */
export function Guard({ brand }: { brand: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    onSignedOut(() => {
      queryClient.clear();
      void navigate('/', { replace: true, state: { expired: true, from: pathname + search } });
    });
    // Somebody signed out in another tab.
    const follow = () => {
      if (!readToken()) void navigate('/', { replace: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [navigate, pathname, search]);
  if (!readToken()) return <Navigate to="/" replace state={{ from: pathname + search }} />;
  return <Shell brand={brand} />;
}
