import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '../api/call-api.ts';
import { readOwner } from '../api/token.ts';

/**
 * Returns the id of the session's account. It follows other tabs: a sign-out there ends the session here, and a sign-in
 * of another account there clears the data of the previous one here. When the server ends the session, opens `/admin`.
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
