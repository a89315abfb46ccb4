import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Api } from './api-env.ts';
import { openApiDocument } from './documentation.ts';

/**
 * The content security policy of the page: Swagger UI sets styles from its script, and embeds its pictures as `data:`
 * URLs. Nothing is loaded from another origin.
 */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>MDMC API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/init.js"></script>
</body>
</html>
`;

/** Without `validatorUrl: null`, the page would send the address of the document to a service of Swagger's authors. */
const INIT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n`;

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const assetFolder = () =>
  path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/**
 * Adds the OpenAPI document and its page (Swagger UI). The document is built at its first request,
 * from all operations that were added until then.
 */
export function addDocs(api: Api): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(api);
    return c.json(document);
  });

  api.get('/api/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': CSP }));

  api.get('/api/docs/init.js', (c) =>
    c.body(INIT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );

  for (const [name, type] of Object.entries(assets)) {
    let packed: Promise<Buffer> | undefined;
    api.get(`/api/docs/${name}`, async (c) => {
      packed ??= readFile(path.join(assetFolder(), name)).then((file) => compress(file));
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        vary: 'accept-encoding',
      };
      const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
      return takesGzip
        ? c.body(new Uint8Array(await packed), 200, { ...headers, 'content-encoding': 'gzip' })
        : c.body(await readFile(path.join(assetFolder(), name)), 200, headers);
    });
  }
}

const compress = promisify(gzip);
