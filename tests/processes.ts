import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../src/adapters/db/connect.ts';

type Task = 'first administrator' | 'migrate' | 'hang in migration' | 'save with key' | 'claim all';

const script = fileURLToPath(new URL('./database-process.ts', import.meta.url));

/** Runs `count` processes at once on one database, each with the same task, and gives what each printed. */
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

/** Starts a process, and kills it as a crash would (SIGKILL) once it printed `signal`. */
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
): { child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, [script, task, JSON.stringify({ dataDir, databaseUrl })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}
