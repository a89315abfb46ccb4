import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

/** Runs a tool of the project to its end. With `quiet`, shows its output only if it fails. @throws Error if it fails */
export async function run(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      ...options.env,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
    },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (${status})\n${output}`);
}
