import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { DefaultQueryCompiler, PostgresQueryCompiler } from 'kysely';
import { afterAll } from 'vitest';
import { type CollectedStatement, collectedIn, statementKey } from '../former/collected-statements.ts';

/*
 * `npm run keep-release` only: collects the statements of the site that the database tests run. Those of the tests themselves, and those
 * that change the schema, are left out.
 */

/** Shared by the test files of a worker, each of which has its own instance of this module. */
const shared = globalThis as { collectedStatements?: Map<string, CollectedStatement> };
shared.collectedStatements ??= new Map();
const found = shared.collectedStatements;
const OWN = /\/(?:src|scripts)\/(?!.*(?:\.test\.|\/migrations\/|\/engine\/(?:migrat|baseline|backup)))/;

/** The nearest caller outside the packages. */
function caller(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(3);
  return frames.find((frame) => !/node_modules|node:|collect-statements/.test(frame)) ?? '';
}

const patched = Symbol.for('statements are collected');
const compiler = DefaultQueryCompiler.prototype as unknown as Record<symbol, boolean> & {
  compileQuery(...args: unknown[]): { sql: string };
};
if (!compiler[patched]) {
  compiler[patched] = true;
  Error.stackTraceLimit = 40;
  const { compileQuery } = compiler;
  compiler.compileQuery = function compile(...args) {
    const compiled = compileQuery.apply(this, args);
    const engine = this instanceof PostgresQueryCompiler ? 'postgres' : 'sqlite';
    const { sql } = compiled;
    const key = `${engine} ${statementKey(sql)}`;
    if (/^\s*(?:with|select|insert|update|delete)\b/i.test(sql) && !found.has(key) && OWN.test(caller()))
      found.set(key, { engine, sql });
    return compiled;
  };
}

afterAll(() => {
  mkdirSync(collectedIn, { recursive: true });
  const lines = [...found.values()].map((statement) => `${JSON.stringify(statement)}\n`);
  appendFileSync(path.join(collectedIn, `${process.pid}-${threadId}.jsonl`), lines.join(''));
});
