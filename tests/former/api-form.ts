/** A JSON schema, as far as a client of the API depends on it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** What a client sends and gets: parameters by place and name, the body, and the bodies of successes by status. */
export interface ApiOperation {
  parameters: Record<string, { required: boolean; schema: Schema }>;
  body?: Schema;
  answers: Record<string, Schema | null>;
}
export type ApiForm = Record<string, ApiOperation>;

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
      }
    >
  >;
}

const JSON_TYPE = 'application/json';
const kept = [
  ...['type', 'enum', 'const', 'required', 'items', 'prefixItems', 'anyOf', 'oneOf'],
  ...['properties', 'additionalProperties'],
];

/** Returns what a client of the API depends on, without texts, examples and limits. The names of parameters in paths are left out. */
export function apiForm({ paths }: OpenApi): ApiForm {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const asked = operation.parameters?.filter((parameter) => parameter.in !== 'path') ?? [];
      const body = operation.requestBody?.content[JSON_TYPE]?.schema;
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const form: ApiOperation = {
        parameters: Object.fromEntries(
          asked.map(({ in: place, name, required = false, schema }) => [
            `${place} ${name}`,
            { required, schema: plain(schema) },
          ]),
        ),
        ...(body && { body: plain(body) }),
        answers: Object.fromEntries(
          answers.map(([status, { content }]) => {
            const schema = content?.[JSON_TYPE]?.schema;
            return [status, schema ? plain(schema) : null];
          }),
        ),
      };
      return [`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`, form] as const;
    }),
  );
  return Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plain(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(([key]) => kept.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'properties') return [key, mapValues(value as Record<string, Schema>, plain)];
      if (['items', 'additionalProperties'].includes(key) && typeof value === 'object')
        return [key, plain(value as Schema)];
      if (['prefixItems', 'anyOf', 'oneOf'].includes(key)) return [key, (value as Schema[]).map(plain)];
      return [key, value];
    }),
  );
}

const mapValues = <V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
