import type { TestSite } from './test-site.ts';

/** An operation of the API, as its document describes it. */
export interface Operation {
  /** `put /api/campaigns/{id}`. */
  route: string;
  method: string;
  path: string;
  /** The answers that it is documented with when all goes well, and when something does not. */
  successes: number[];
  failures: number[];
  /** A body that is right. */
  example: Record<string, unknown> | undefined;
}

interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { responses: object; requestBody?: { content: Record<string, { example?: Record<string, unknown> }> } }
    >
  >;
}

/** Every operation of the API, in the order of its document. */
export async function documentedOperations(site: TestSite): Promise<Operation[]> {
  const document: OpenApiDocument = await (await site.get('/api/openapi.json')).json();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody }]) => {
      const statuses = Object.keys(responses).map(Number);
      return {
        route: `${method} ${path}`,
        method,
        path,
        successes: statuses.filter((status) => status < 400),
        failures: statuses.filter((status) => status >= 400),
        example: requestBody?.content['application/json']?.example,
      };
    }),
  );
}
