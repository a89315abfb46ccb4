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

export const refusal = (status: number, message: string, fields?: Record<string, string>): Answer => ({
  status,
  message,
  ...(fields && { fields }),
});

/** Answers for the API at the network. Everything asked is kept; a call that nobody answers fails. */
export function answerCalls(reply: (call: Call) => Answer | Promise<Answer> | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api/, ''),
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

/** The same by name, `GET /leads`, without the query; nothing is found under another. */
export function serve(answers: Record<string, (call: Call) => Answer | Promise<Answer>>): Call[] {
  return answerCalls(
    (call) =>
      answers[`${call.method} ${call.path.split('?')[0]}`]?.(call) ?? {
        status: 404,
        message: `Rien sous ${call.path}`,
      },
  );
}
