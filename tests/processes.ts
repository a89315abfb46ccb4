import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../src/adapters/db/engine/connect.ts';

type Task =
  | 'first administrator'
  | 'migrate'
  | 'hang in migration'
  | 'save with key'
  | 'remind of follow-ups'
  | 'claim all'
  | 'claim and hang'
  | 'guess';

const script = fileURLToPath(new URL('./databases/database-process.ts', import.meta.url));

/**
 * Runs `count` processes at once on one database, each with the same task, and returns the results that they printed.
 */
export async function runProcesses(
  count: number,
  task: Task,
  location: DatabaseLocation,
): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { child, output } = start(task, location);
      const [status] = await once(child, 'close');
      if (status !== 0) throw new Error(`${task} ended with ${String(status)}:\n${output()}`);
      return JSON.parse(output());
    }),
  );
}

/**
 * Starts a process, waits until it prints `signal`, and returns a function that kills it (SIGKILL), as a crash would.
 */
export async function runUntil(
  signal: string,
  task: Task,
  location: DatabaseLocation,
): Promise<() => Promise<void>> {
  const { child, output } = start(task, location);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes(signal)) resolve();
    });
    child.once('close', () => reject(new Error(`${task} ended by itself:\n${output()}`)));
  });
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
}

/**
 * Starts a process that answers one message after the other, until it is disposed.
 * @returns a function that sends a value to it, and resolves to its answer
 */
export function openProcess(task: Task, location: DatabaseLocation) {
  const { child, output } = start(task, location, true);
  // With a channel of messages, `close` may never come.
  const ended = once(child, 'exit');
  const broken = ended.then(() => Promise.reject(new Error(`${task} ended:\n${output()}`)));
  broken.catch(() => {});
  return {
    async ask(value: unknown): Promise<unknown> {
      const answered = new Promise((resolve) => child.once('message', resolve));
      child.send(value as object);
      return Promise.race([answered, broken]);
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Starts a process, and kills it (SIGKILL), as a crash would, when it prints `signal`. */
export async function killAt(signal: string, task: Task, location: DatabaseLocation): Promise<void> {
  const { child, output } = start(task, location);
  child.stdout?.on('data', () => {
    if (output().includes(signal)) child.kill('SIGKILL');
  });
  const [, killedBy] = await once(child, 'close');
  if (killedBy !== 'SIGKILL') throw new Error(`${task} ended by itself:\n${output()}`);
}

function start(
  task: Task,
  { dataDir, databaseUrl }: DatabaseLocation,
  answers = false,
): { child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, [script, task, JSON.stringify({ dataDir, databaseUrl })], {
    stdio: ['ignore', 'pipe', 'pipe', ...(answers ? (['ipc'] as const) : [])],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}
