import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { Asker, Caller } from '../app/asker.ts';
import type { RequestFacts } from '../app/leads/submit/lead-origin.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { Result } from '../app/result.ts';
import type { ErrorCode } from '../contracts/answer.ts';
import type { Duty } from '../domain/account/duty.ts';
import type { Permission } from '../domain/account/role.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { Sentences } from './answers.ts';
import type { ApiEnv, ApiParts } from './api-env.ts';
import type { LimitName } from './limits.ts';

/**
 * The single definition of an operation of the API. `add-operation.ts` derives from it the route, its OpenAPI entry,
 * the guard, the rate limit, the checks of body and query, and the response; `client-types.ts` derives the types of the
 * back office's client (docs/decisions/0032-one-operation-one-definition.md).
 */

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Schema = z.ZodType | undefined;
type Input<S extends Schema> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;
type ParameterNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
type Parameters<Path> = Record<ParameterNames<Path>, string>;
/** Omits `success` from each member of a union. */
type WithoutSuccess<T> = T extends unknown ? Omit<T, 'success'> : never;

/** `Asker` if the operation requires a permission, else `undefined`. */
type AskerOf<Allow> = Allow extends Permission ? Asker : undefined;

/** The argument of an operation's `run`. */
export interface Call<Path = string, Body = unknown, Query = unknown, Who = unknown> {
  /** All ports that the use cases call. */
  ports: Ports;
  /** The path parameters. */
  params: Parameters<Path>;
  /** The validated JSON body. */
  input: Body;
  /** The validated query. */
  query: Query;
  asker: Who;
  /** Language of the reader. */
  locale: Locale;
  /** The facts of the request that are stored with a visitor's submission. */
  facts: RequestFacts;
  /** Id and client address of the request, for attempts with a password or a code. */
  caller: Caller;
  /** The context of Hono, for the few operations that read a header or do not return JSON. */
  c: Context<ApiEnv>;
  services: ApiParts;
}

/** The fields that every definition has, whether it returns JSON or not. */
export interface Described<
  M extends Method,
  Path extends string,
  Allow,
  Body extends Schema,
  Query extends Schema,
> {
  method: M;
  /** Relative to `/api`, with parameters as `{id}`. */
  path: Path;
  tag: string;
  summary: string;
  description?: string;
  /** The permission that an account needs. Absent: the operation is open to visitors. */
  allow?: Allow;
  /** The unfulfilled duties with which an account may call the operation. Absent: it must have fulfilled them all. */
  openWhile?: readonly Duty[];
  /** `unattended`: the call does not prolong the session. */
  use?: 'unattended';
  /** Name of the rate limit that the operation shares (`limits.ts`). */
  limit?: LimitName;
  /** The limit counts only requests whose validated body passes this test. */
  limitWhen?(input: Output<Body>): boolean;
  /** A description of each path parameter. */
  params?: Parameters<Path>;
  /** Documents that the operation accepts an `Idempotency-Key`. */
  idempotent?: true;
  body?: Body;
  /** The content types of a body that is no JSON; `run` reads it from `c`. */
  bodyTypes?: readonly string[];
  /** Maximum number of bytes of the body; absent: 32 kB. */
  maxBytes?: number;
  /** An example of the body, which the documentation and the tests use. */
  example?: Input<Body>;
  query?: Query;
  /** The OpenAPI entries of the query, where its schema does not describe it well enough. */
  queryDocs?: NonNullable<RouteConfig['parameters']>;
  /** Documents a security scheme other than the session. */
  security?: 'metricsToken';
  /** Leaves 500 out of the documented failures. */
  infallible?: true;
  /** Middleware between the rate limit and the guard, such as caching and compression. */
  before?: MiddlewareHandler<ApiEnv>[];
}

type Answered<T, Fails extends readonly ErrorCode[]> = Fails extends readonly []
  ? T | Promise<T>
  : Result<T, Fails[number]> | Promise<Result<T, Fails[number]>>;

interface Definition<
  M extends Method,
  Path extends string,
  Allow,
  Body extends Schema,
  Query extends Schema,
  Answer extends Schema,
  Whole extends Schema,
  Fails extends readonly ErrorCode[],
> extends Described<M, Path, Allow, Body, Query> {
  /** Description of the successful response, for the documentation. */
  meaning: string;
  /** HTTP status of a success: 201 if the operation creates a record. Absent: 200. */
  status?: 200 | 201 | 202;
  /** Schema of `data` in the successful response. */
  answer?: Answer;
  /** Schema of the whole successful response, if it holds more than `data`; `run` returns it without `success`. */
  whole?: Whole;
  /**
   * Error codes of the use case; those of guard, limit, body and query follow from the other fields. Absent: `run`
   * returns the answer itself instead of a `Result`.
   */
  fails?: Fails;
  sentences?: Sentences;
  run(
    call: Call<Path, Output<Body>, Output<Query>, AskerOf<Allow>>,
  ): Answered<Whole extends z.ZodType ? WithoutSuccess<z.input<Whole>> : Input<Answer>, Fails>;
}

interface RawDefinition<
  M extends Method,
  Path extends string,
  Allow,
  Body extends Schema,
  Query extends Schema,
> extends Described<M, Path, Allow, Body, Query> {
  /** The successful response, for the documentation. */
  response: { status: 200 | 204; description: string; contentType?: string };
  fails?: readonly ErrorCode[];
  run(call: Call<Path, Output<Body>, Output<Query>, AskerOf<Allow>>): Response | Promise<Response>;
}

/** A definition as `addOperation` reads it: without the precise types of its schemas and of `run`. */
export type AnyDefinition =
  | Definition<Method, string, Permission | undefined, Schema, Schema, Schema, Schema, readonly ErrorCode[]>
  | RawDefinition<Method, string, Permission | undefined, Schema, Schema>;

/** An operation with the types that the client needs. `types` is never set: it exists only for the compiler. */
export interface Operation<M extends string, Path extends string, Params, Body, Query, Answer> {
  definition: AnyDefinition;
  types?: { route: `${Uppercase<M>} ${Path}`; params: Params; body: Body; query: Query; answer: Answer };
}

/** Defines an operation that returns JSON. */
export function operation<
  const M extends Method,
  const Path extends string,
  Allow extends Permission | undefined = undefined,
  Body extends Schema = undefined,
  Query extends Schema = undefined,
  Answer extends Schema = undefined,
  Whole extends Schema = undefined,
  const Fails extends readonly ErrorCode[] = readonly [],
>(
  definition: Definition<M, Path, Allow, Body, Query, Answer, Whole, Fails>,
): Operation<
  M,
  Path,
  Parameters<Path>,
  Input<Body>,
  Input<Query>,
  Whole extends z.ZodType ? z.output<Whole> : Output<Answer>
> {
  return { definition };
}

/** Defines an operation that returns a file, a stream or no body instead of JSON. */
export function rawOperation<
  const M extends Method,
  const Path extends string,
  Allow extends Permission | undefined = undefined,
  Body extends Schema = undefined,
  Query extends Schema = undefined,
>(
  definition: RawDefinition<M, Path, Allow, Body, Query>,
): Operation<M, Path, Parameters<Path>, Input<Body>, Input<Query>, Response> {
  return { definition };
}
