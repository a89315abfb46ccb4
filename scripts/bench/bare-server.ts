import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The reference: a `node:http` server that answers everything with one compressed page, and nothing else. */
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
