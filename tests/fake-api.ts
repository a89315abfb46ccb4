import { vi } from 'vitest';
import { SEARCH_HEADER } from '../src/domain/list/list-parameters.ts';

export interface Call {
  method: string;
  /** Path and query. The text of a search is always the first parameter, even if the call sent it in a header. */
  path: string;
  body: unknown;
}
/** The response to a call; a `Response` object for one that the real API never sends. */
export type Answer =
  | { data: unknown }
  | { status: number; message: string; fields?: Record<string, string> }
  | Response;

export const refusal = (status: number, message: string, fields?: Record<string, string>): Answer => ({
  status,
  message,
  ...(fields && { fields }),
});

/**
 * Replaces the API by replacing `fetch`. Returns the list of calls, which grows with each call; a call without a
 * response throws.
 */
export function answerCalls(reply: (call: Call) => Answer | Promise<Answer> | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = {
      method: init.method ?? 'GET',
      path: withSearch(address.replace(/^\/api/, ''), new Headers(init.headers).get(SEARCH_HEADER)),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const answer = await reply(call);
    if (!answer) throw new Error(`unexpected ${call.method} ${call.path}`);
    if (answer instanceof Response) return answer;
    if ('data' in answer) return Response.json({ success: true, data: answer.data });
    const { status, ...said } = answer;
    return Response.json({ success: false, ...said, requestId: 'r' }, { status });
  });
  return calls;
}

/** Reads the text of a search as the API does. */
function withSearch(path: string, header: string | null): string {
  if (header === null) return path;
  const [before, query = ''] = path.split('?');
  const q = new URLSearchParams({ q: decodeURIComponent(header) });
  return `${before}?${[String(q), query].filter((part) => part !== '').join('&')}`;
}

/** The account that is signed in, unless a test serves another one. */
const me = { id: 'me', email: 'boss@example.com', name: '', role: 'admin', duty: null, passkey: false };

/**
 * Replaces the API by responses for method and path, such as `GET /leads`, without query. An administrator is signed in;
 * other calls get 404.
 */
export function serve(answers: Record<string, (call: Call) => Answer | Promise<Answer>>): Call[] {
  // Looked up at each call, since tests add responses later.
  const answerOf = (route: string) =>
    answers[route] ?? (route === 'GET /auth/me' ? () => ({ data: me }) : undefined);
  return answerCalls(
    (call) =>
      answerOf(`${call.method} ${call.path.split('?')[0]}`)?.(call) ?? {
        status: 404,
        message: `Rien sous ${call.path}`,
      },
  );
}
