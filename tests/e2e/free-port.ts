import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Returns a free port below those of outgoing connections (Linux: from 32768): one of these could take it before the site does. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = randomInt(20_000, 32_000);
  const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
