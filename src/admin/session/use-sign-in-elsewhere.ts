import { useEffect, useState } from 'react';
import { readToken } from '../api/token.ts';

/** Draws the page again when another tab signs in. */
export function useSignInElsewhere(): void {
  const [, setToken] = useState<string>();
  useEffect(() => {
    const follow = () => setToken(readToken());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
