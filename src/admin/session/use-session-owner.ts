import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { onSessionEnd } from '../api/call-api.ts';
import { forgetSession, hasExpired, keepSession, readOwner } from '../api/session-marker.ts';

export interface SessionOwner {
  /** The id of the session's account. */
  owner: string | undefined;
  /** Present once the session has ended under an open screen: the user signs in again over it, or leaves it. */
  ended: { signedIn: (token: string) => void; leave: () => void } | undefined;
}

/**
 * Follows the session of the open screen. When the server ends it, the screen stays and calls wait until the user has
 * signed in again; before anything is loaded, `/admin` opens instead. Other tabs are followed: a sign-out there leads to the
 * sign-in here, which says so and returns to this screen and its kept drafts, a new sign-in of the same account there answers the question here, and a sign-in of another account
 * clears the data of the previous one.
 */
export function useSessionOwner(): SessionOwner {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const [owner, setOwner] = useState(() => readOwner());
  const [asking, setAsking] = useState(false);
  /** The calls that wait for the answer. */
  const waiting = useRef<((again: boolean) => void)[]>([]);
  const answer = (again: boolean) => {
    for (const settle of waiting.current.splice(0)) settle(again);
    setAsking(false);
  };
  const leave = (state?: object) => {
    answer(false);
    // That page removes all fetched data: this screen, still shown until it has come, would fetch it again.
    void navigate('/', { replace: true, state });
  };
  /** Goes on with the stored token. A passkey or another tab may have opened the session of another account. */
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
      // The token of another tab came to its end: this tab asks at its next call.
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
