import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Handler, MiddlewareHandler } from 'hono';
import type { Asker } from '../app/asker.ts';
import type { Failed, Result } from '../app/result.ts';
import { TokenAnswer } from '../contracts/account/account.ts';
import type { ErrorCode } from '../contracts/answer.ts';
import { duties } from '../domain/account/duty.ts';
import { roles } from '../domain/account/role.ts';
import { failed, failure, failures, succeeds, wholeAnswer } from './answers.ts';
import type { Api, ApiEnv, ApiParts } from './api-env.ts';
import {
  binaryRequest,
  idempotencyKey,
  jsonRequest,
  pathParameter,
  queryParameters,
} from './documentation.ts';
import type { LimitName } from './limits.ts';
import { callerOf } from './middleware/client-address.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { query } from './middleware/query.ts';
import { factsOf } from './middleware/request-facts.ts';
import { dueCodes, requireAccount, sessionSecurity } from './middleware/require-account.ts';
import { keepSession } from './middleware/session-cookie.ts';
import type { AnyDefinition, Call } from './operation.ts';

/**
 * Adds the route of an operation and its OpenAPI entry. A request passes, in this order: the rate limit, `before`, the
 * guard, the checks of id, body and query, `run`.
 */
export function addOperation(
  api: Api,
  definition: AnyDefinition,
  services: ApiParts,
  limit: (name: LimitName) => MiddlewareHandler<ApiEnv>,
): void {
  api.openAPIRegistry.registerPath(documentationOf(definition));
  api.on(
    definition.method.toUpperCase(),
    [`/api${definition.path.replaceAll(/\{(\w+)\}/g, ':$1')}`],
    ...middlewareOf(definition, limit),
    handlerOf(definition, services),
  );
}

function middlewareOf(
  {
    allow,
    use,
    openWhile,
    limit: limitName,
    limitWhen,
    params,
    body,
    maxBytes,
    query: querySchema,
    before = [],
  }: AnyDefinition,
  limit: (name: LimitName) => MiddlewareHandler<ApiEnv>,
): MiddlewareHandler[] {
  return [
    // The rate limit comes first: refusing a flood is cheapest before the bodies are read.
    ...(limitName && !limitWhen ? [limit(limitName)] : []),
    ...before,
    ...(allow ? [requireAccount(allow, use, openWhile)] : []),
    ...(params && 'id' in params ? [knownId] : []),
    ...(body ? [jsonBody(body, { maxBytes, fromVisitor: !allow })] : []),
    ...(querySchema ? [query(querySchema)] : []),
    ...(limitName && limitWhen ? [limitedWhen(limitWhen, limit(limitName))] : []),
  ];
}

const limitedWhen =
  (test: (input: never) => boolean, limit: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> =>
  (c, next) =>
    test(c.get('body') as never) ? limit(c, next) : next();

/** Returns 404 for an id with a NUL character: no stored id contains NUL, and PostgreSQL refuses a query with it. */
const knownId: MiddlewareHandler<ApiEnv> = async (c, next) =>
  c.req.param('id')?.includes('\0') ? failure(c, 'not_found') : next();

function handlerOf(definition: AnyDefinition, services: ApiParts): Handler<ApiEnv> {
  return async (c) => {
    const who = c.get('who');
    const call: Call<string, unknown, unknown, Asker | undefined> = {
      ports: services.ports,
      params: c.req.param() as Record<string, string>,
      input: c.get('body'),
      query: c.get('query'),
      asker: who && { who, requestId: c.get('requestId') },
      locale: c.get('locale'),
      get facts() {
        return factsOf(c);
      },
      get caller() {
        return callerOf(c, services.trustProxy);
      },
      c,
      services,
    };
    const answer = await definition.run(call);
    if ('response' in definition) return answer as Response;
    const result = definition.fails
      ? (answer as Result<unknown, ErrorCode>)
      : { ok: true as const, value: answer };
    if (!result.ok) return failed(c, result as Failed<ErrorCode>, definition.sentences);
    if (definition.whole === TokenAnswer)
      keepSession(c, (result.value as { token: string }).token, services.secure);
    const body = definition.whole ? { ...(result.value as object) } : { data: result.value };
    return c.json({ success: true, ...body }, definition.status ?? 200);
  };
}

function documentationOf(definition: AnyDefinition): RouteConfig {
  const {
    method,
    path,
    tag,
    summary,
    description,
    allow,
    params = {},
    idempotent,
    body,
    bodyTypes,
    example,
    security,
  } = definition;
  return {
    method,
    path: `/api${path}`,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(allow && { security: sessionSecurity }),
    ...(security && { security: [{ [security]: [] }] }),
    ...(body && { request: jsonRequest(body, example) }),
    ...(bodyTypes && { request: binaryRequest(bodyTypes) }),
    parameters: [
      ...Object.entries<string>(params).map(([name, text]) => pathParameter(name, text)),
      ...(idempotent ? [idempotencyKey] : []),
      ...(definition.queryDocs ?? (definition.query ? queryParameters(definition.query as z.ZodObject) : [])),
    ] as NonNullable<RouteConfig['parameters']>,
    responses: { ...successOf(definition), ...failures(...failuresOf(definition)) },
  };
}

function successOf(definition: AnyDefinition) {
  if ('response' in definition) {
    const { status, description, contentType } = definition.response;
    const content = contentType && { content: { [contentType]: { schema: z.string() } } };
    return { [status]: { description, ...content } };
  }
  const { status = 200, answer, whole, meaning } = definition;
  return { [status]: whole ? wholeAnswer(whole, meaning) : succeeds(answer ?? z.undefined(), meaning) };
}

/** The error codes that guard, rate limit, body, query and use case can return. */
function failuresOf({
  allow,
  openWhile = [],
  limit,
  body,
  query: querySchema,
  fails = [],
  infallible,
}: AnyDefinition): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...(allow ? ['unauthorized' as const] : []),
    ...(allow && !roles.every(allow) ? ['forbidden' as const] : []),
    ...(allow ? duties.filter((duty) => !openWhile.includes(duty)).map((duty) => dueCodes[duty]) : []),
    ...(limit ? ['rate_limited' as const] : []),
    ...(body ? wrongBody : []),
    ...(querySchema ? ['invalid_fields' as const] : []),
    ...fails,
    ...(infallible ? [] : ['internal' as const]),
  ];
  return [...new Set(codes)];
}
