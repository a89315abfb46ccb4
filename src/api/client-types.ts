import type { Operation } from './operation.ts';
import type { operations } from './operations/all.ts';

/**
 * The operations as types for the client of the back office. There are types only, so that no schema is bundled for the
 * browser. A route is written `PUT /campaigns/{id}`, relative to the API's base address.
 */
type Each = (typeof operations)[number];
type TypesOf<O> =
  O extends Operation<string, string, unknown, unknown, unknown, unknown> ? NonNullable<O['types']> : never;
type Operations = { [T in TypesOf<Each> as T['route']]: T };
type AnyRoute = keyof Operations;

/** The routes whose successful response is `{ success: true, data }`. */
export type Route = {
  [R in AnyRoute]: Operations[R]['answer'] extends Response | { success: true } ? never : R;
}[AnyRoute];
/** The routes whose successful response holds more than `data`. */
export type WholeRoute = {
  [R in AnyRoute]: Operations[R]['answer'] extends { success: true } ? R : never;
}[AnyRoute];
/** The routes that return a file, a stream or no body. */
export type RawRoute = {
  [R in AnyRoute]: Operations[R]['answer'] extends Response ? R : never;
}[AnyRoute];

/** The `data` of a successful response, or its whole body for a `WholeRoute`. */
export type AnswerOf<R extends Route | WholeRoute> = Operations[R]['answer'];

/** A body that the client does not validate: a field may hold what the user typed, which the server then refuses. */
export type AsTyped<Body> = { [Name in keyof Body]: Body[Name] | string | null };

type Nothing = Record<never, never>;
type Params<R extends AnyRoute> = keyof Operations[R]['params'] extends never
  ? Nothing
  : { params: Operations[R]['params'] };
type Body<R extends AnyRoute> = Operations[R]['body'] extends undefined
  ? Nothing
  : { body: AsTyped<Operations[R]['body']> };
type Query<R extends AnyRoute> = Operations[R]['query'] extends undefined
  ? Nothing
  : { query?: URLSearchParams | { [Name in keyof Operations[R]['query']]?: string } };

/** The arguments of a call besides its route: path parameters, body, query, abort signal and timeout. */
export type CallOf<R extends AnyRoute> = Params<R> &
  Body<R> &
  Query<R> & {
    signal?: AbortSignal;
    /** Milliseconds after which a call without a response counts as lost. */
    timeoutMs?: number;
  };

/** The arguments of a call after its route: optional where the route has no path parameters and no body. */
export type CallArguments<R extends AnyRoute> =
  Nothing extends CallOf<R> ? [call?: CallOf<R>] : [call: CallOf<R>];
