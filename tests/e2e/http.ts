import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends one request exactly as given: the path is not normalised, no header is added (`fetch` adds an
 * `Accept-Language`), and no redirect is followed.
 * @param from the local address it is sent from, where an address is limited
 */
export async function http(
  { url }: { url: string },
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', from = undefined as string | undefined } = {},
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const source = from === undefined ? {} : { localAddress: from };
    const asked = { hostname, port, path, method, headers, agent: false, ...source };
    const sent = request(asked, async (response) => {
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
