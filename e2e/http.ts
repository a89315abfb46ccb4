import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * One request as it is written: nothing is normalised, added (`fetch` sends an `Accept-Language` of its own) or
 * followed.
 */
export async function http(
  { url }: { url: string },
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const fields = Object.entries(response.headers).map(([name, value]) => [
        name,
        [value].flat().join('\n'),
      ]);
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(fields),
        body: await text(response),
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
