import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}
/** What a call comes to; a `Response` for an answer that the API never gives. */
export type Answer =
  | { data: unknown }
  | { status: number; message: string; fields?: Record<string, string> }
  | Response;

/** Answers for the API at the network, by `GET /leads`; a query is left out of the name. Everything asked is kept. */
export function serve(answers: Record<string, (call: Call) => Answer | Promise<Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace(/^\/api/, '');
    const call = {
      method: init.method ?? 'GET',
      path,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const answer = await answers[`${call.method} ${path.split('?')[0]}`]?.(call);
    if (!answer) return Response.json({ success: false, message: `Rien sous ${path}` }, { status: 404 });
    if (answer instanceof Response) return answer;
    if ('data' in answer) return Response.json({ success: true, data: answer.data });
    const { status, ...said } = answer;
    return Response.json({ success: false, ...said }, { status });
  });
  return calls;
}
