import { fileURLToPath } from 'node:url';
import { buildIfStale } from './building.ts';
import { memoryEnv, memoryOptions } from './process-memory.ts';
import { serverFile } from './server-file.ts';

/**
 * `npm start`: builds the pages if they are missing or stale, then becomes the server. `execve` restarts the process,
 * because the C library reads its variables only at the start; variables that are already set are kept. Windows and
 * older versions of Node have no `execve`.
 */
await buildIfStale();
const { execve, execPath, platform, env } = process;
if (execve && platform !== 'win32')
  execve(execPath, [execPath, ...memoryOptions, fileURLToPath(serverFile)], { ...memoryEnv, ...env });
await import(serverFile.href);
