import type { TestSite } from './test-site.ts';

/** An operation of the API, as the OpenAPI document describes it. */
export interface Operation {
  /** Method and path, such as `put /api/campaigns/{id}`. */
  route: string;
  method: string;
  path: string;
  /** The documented statuses below 400, and those from 400 on. */
  successes: number[];
  failures: number[];
  /** Whether it needs a session. */
  guarded: boolean;
  /** A valid body. */
  example: Record<string, unknown> | undefined;
}

interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: object;
        security?: object[];
        requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
      }
    >
  >;
}

/** Returns all operations of the API, in the order of the OpenAPI document. */
export async function documentedOperations(site: TestSite): Promise<Operation[]> {
  const document: OpenApiDocument = await (await site.get('/api/openapi.json')).json();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, security, requestBody }]) => {
      const statuses = Object.keys(responses).map(Number);
      return {
        route: `${method} ${path}`,
        method,
        path,
        successes: statuses.filter((status) => status < 400),
        failures: statuses.filter((status) => status >= 400),
        guarded: security?.some((scheme) => 'session' in scheme) ?? false,
        example: requestBody?.content['application/json']?.example,
      };
    }),
  );
}
