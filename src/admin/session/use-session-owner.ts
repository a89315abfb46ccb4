import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { onSessionEnd } from '../api/call-api.ts';
import { forgetSession, hasExpired, keepSession, readOwner } from '../api/session-marker.ts';

export interface SessionOwner {
  /** The id of the session's account. */
  owner: string | undefined;
  /** Present once the session has expired under an open screen: the user signs in again over it, or leaves it. */
  ended: { signedIn: (token: string) => void; leave: () => void } | undefined;
}

/**
 * Follows the session of the open screen. When the server ends it, the screen stays and calls wait until the user has
 * signed in again; before anything is loaded, the hook redirects to `/admin` instead. Events of other tabs: a sign-out
 * redirects to the sign-in page, which shows the reason and returns to this screen and its stored drafts; a sign-in of the
 * same account closes the dialog here; a sign-in of another account clears the data of the previous one.
 */
export function useSessionOwner(): SessionOwner {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const [owner, setOwner] = useState(() => readOwner());
  const [asking, setAsking] = useState(false);
  /** The calls that wait for the user to sign in again. */
  const waiting = useRef<((again: boolean) => void)[]>([]);
  const answer = (again: boolean) => {
    for (const settle of waiting.current.splice(0)) settle(again);
    setAsking(false);
  };
  const leave = (state?: object) => {
    answer(false);
    // The sign-in page clears the cache. Clearing it here would make this screen, which is still shown, refetch.
    void navigate('/', { replace: true, state });
  };
  /** Continues with the stored session. A passkey or another tab may have opened that of another account. */
  const admit = () => {
    const now = readOwner();
    if (now === owner) answer(true);
    else {
      answer(false);
      queries.clear();
      setOwner(now);
    }
  };
  const from = pathname + search;
  const latest = useRef({ leave, from, admit });
  latest.current = { leave, from, admit };
  const follow = useRef((event: StorageEvent) => {
    const { leave, from, admit } = latest.current;
    const email = queries.getQueryData<AccountDto>(['me'])?.email;
    if (readOwner() === undefined) {
      // Another tab noticed the expiry: this tab asks at its next call.
      if (!hasExpired(event.oldValue)) leave({ elsewhere: true, from, email });
    } else admit();
  });

  useEffect(() => {
    const stopAsking = onSessionEnd(async () => {
      if (queries.getQueryData(['me']) === undefined) {
        forgetSession();
        latest.current.leave({ expired: true, from: latest.current.from });
        return false;
      }
      setAsking(true);
      return new Promise((settle) => waiting.current.push(settle));
    });
    const { current } = follow;
    window.addEventListener('storage', current);
    return () => {
      stopAsking();
      window.removeEventListener('storage', current);
    };
  }, [queries]);

  return {
    owner,
    ended: asking
      ? {
          signedIn: (token) => {
            keepSession(token);
            admit();
          },
          leave: () => {
            forgetSession();
            leave();
          },
        }
      : undefined,
  };
}
