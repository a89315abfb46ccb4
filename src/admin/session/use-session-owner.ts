import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onSignedOut } from './api.ts';
import { readOwner } from './token.ts';

/**
 * Whose session it is. It follows what other tabs do: somebody who signed out there leaves here too, and another account
 * that signed in there finds nothing of the one before. A session that the server ends leads to `/admin`.
 */
export function useSessionOwner(): string | undefined {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const [owner, setOwner] = useState(() => readOwner());
  useEffect(() => {
    const leave = (state?: object) => {
      queries.clear();
      void navigate('/', { replace: true, state });
    };
    onSignedOut(() => leave({ expired: true, from: pathname + search }));
    const follow = () => {
      const now = readOwner();
      if (now === undefined) leave();
      else if (now !== owner) {
        queries.clear();
        setOwner(now);
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [navigate, queries, pathname, search, owner]);
  return owner;
}
