import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Api } from './api-env.ts';
import { MAX_BODY_BYTES } from './middleware/read-body.ts';

/**
 * Returns the OpenAPI entry of a JSON body. It holds a JSON schema instead of the zod schema on purpose: the route then
 * does not validate the body a second time after `jsonBody`, and zod's own conversion supports constructs that the
 * conversion of the library does not.
 */
export function jsonRequest<T extends z.ZodType>(schema: T, example: z.input<T>): { body: RequestBody } {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input' });
  const content = { 'application/json': { schema: jsonSchema, example } };
  return { body: { required: true, content } as RequestBody };
}
type RequestBody = NonNullable<NonNullable<RouteConfig['request']>['body']>;

/** Returns the OpenAPI entry of a body of bytes, of one of these content types. */
export function binaryRequest(types: readonly string[]): { body: RequestBody } {
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { body: { required: true, content } as RequestBody };
}

export const idempotencyKey = {
  in: 'header' as const,
  name: 'Idempotency-Key',
  description: '1 to 200 printable characters: a repetition with the same key is stored once.',
  schema: { type: 'string' as const },
  example: '6a1f0d52-8d3c-4d0e-9a5e-0d2f7a3c9b11',
};

/** Returns the OpenAPI entries of the query parameters; as with `jsonRequest`, the route does not validate them. */
export function queryParameters(schema: z.ZodObject): NonNullable<RouteConfig['parameters']> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    in: 'query' as const,
    name,
    schema: property,
  })) as NonNullable<RouteConfig['parameters']>;
}

/** Returns the OpenAPI 3.1 document of all operations that were added so far. */
export function openApiDocument(api: Api) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'MDMC API',
      version: '1.0.0',
      description: [
        'Answers are `{ "success": true, "data": … }` or `{ "success": false, "message", "code", "fields"?, "requestId" }`.',
        '`code` is for programs; `message` and `fields` are for people, in the language of `locale` in the body (forms of visitors only), else of `?lang=`, the cookie `lang` (not for calls of the back office) or `Accept-Language` (fr, en, es, pt; French by default).',
        'The text of a search, `q`, may be sent percent-encoded in the header `X-Search`, which proxies do not log.',
        'Every answer carries an `X-Request-Id` of its own; one in the request is ignored.',
        `Unknown paths answer 404 (\`not_found\`), wrong methods 405 (\`method_not_allowed\`, with \`Allow\`). Bodies are JSON of at most ${MAX_BODY_BYTES / 1024} kB, drafts of content of 256 kB. Forms are limited for each client address: 429 comes with \`Retry-After\`.`,
      ].join('\n\n'),
    },
    servers: [{ url: '/' }],
  });
}

/** Returns the OpenAPI entry of a path parameter. */
export const pathParameter = (name: string, description: string) => ({
  in: 'path' as const,
  name,
  required: true,
  description,
  schema: { type: 'string' as const },
});
