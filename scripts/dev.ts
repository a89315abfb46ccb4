import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { readEnv } from '../src/config/env.ts';

/**
 * `npm run dev`: the site, its API and the back office, from their sources. An edit is served at once: the open page
 * reloads, and the back office keeps its state.
 */
const { port, host } = readEnv(process.env);
const server = createHttpServer();
const root = fileURLToPath(new URL('..', import.meta.url));

/** The server renders the pages, so a change of one of its modules concerns each open page. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ modules, server: { environments } }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      environments.client.hot.send({ type: 'full-reload' });
  },
};

const shared = { appType: 'custom', server: { middlewareMode: true, ws: { server } } } as const;
const site = await createServer({
  ...shared,
  configFile: `${root}vite.site.config.ts`,
  plugins: [reloadPages],
});
const admin = await createServer({ ...shared, configFile: `${root}vite.config.ts` });

const HTML = 'text/html; charset=utf-8';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? '/';
  const dev = (await site.ssrLoadModule('/src/dev.ts')) as typeof import('../src/dev.ts');
  if (target.startsWith('/api/')) return dev.answerApi(request, response);
  if (target.startsWith('/media/') && (await dev.answerMedia(request, response))) return;
  const document = await dev.adminPage(target);
  if (document !== undefined)
    return void response
      .setHeader('content-type', HTML)
      .end(await admin.transformIndexHtml(target, document));
  const page = await dev.page(target, request);
  if (!page)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
  // Without the page's policy, which would refuse the scripts of Vite.
  const type = page.headers['content-type'] ?? HTML;
  response
    .writeHead(200, { 'content-type': type })
    .end(page.body.replace('</head>', '<script type="module" src="/@vite/client"></script></head>'));
}

server.on('request', (request, response) => {
  const fail = (error: Error) => {
    site.ssrFixStacktrace(error);
    console.error(error.stack);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(error.stack);
  };
  if (request.url?.startsWith(admin.config.base)) return admin.middlewares(request, response);
  site.middlewares(request, response, () => void answer(request, response).catch(fail));
});
server.listen(port, host, () =>
  console.log(`\n  Site   http://localhost:${port}\n  Admin  http://localhost:${port}/admin\n`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
