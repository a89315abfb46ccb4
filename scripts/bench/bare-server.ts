import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The reference server: a `node:http` server that answers every request with the same compressed page. */
const [, , file = '', port = '0'] = process.argv;
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen({
  port: Number(port),
  host: '127.0.0.1',
  reusePort: true,
});
