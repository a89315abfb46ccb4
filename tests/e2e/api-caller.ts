import { expect } from 'vitest';

/**
 * Returns a function that calls the API as a signed-in account and returns the `data` of the answer, which must be a success.
 * @param below where the paths begin, such as `/landing-pages`; empty: at `/api`
 */
export function apiCaller({ url }: { url: string }, token: string, below = '') {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${below}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    expect([path, response.status < 300 || answer]).toEqual([path, true]);
    return answer.data;
  };
}
