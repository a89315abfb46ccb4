import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Resizer } from '../../app/ports/media.ts';
import type { Log } from '../../app/ports.ts';
import { type ChildLimits, type ChildOutcome, createResizeChild, type ResizeChild } from './child-process.ts';
import type { ResizeRequest } from './resize-message.ts';

const LIMITS: ChildLimits = { timeoutMs: 60_000, idleMs: 60_000 };

export interface ProcessResizer extends Resizer {
  /** Stops the running task, whose outcome is then `stopped`. */
  stop(): void;
  child: Pick<ResizeChild, 'pid'>;
}

/**
 * Creates the resizer of pictures. The uploaded bytes go to a file that the child process reads, so that this process
 * never holds a whole upload in memory.
 * @param folder for temporary files; each task creates a folder in it and deletes it
 */
export function createResizer({
  folder,
  log,
  limits,
}: {
  folder: string;
  log: Log;
  limits?: Partial<ChildLimits> | undefined;
}): ProcessResizer {
  const child = createResizeChild({ ...LIMITS, ...limits });
  let turn: Promise<unknown> = Promise.resolve();
  /** The child runs one task at a time: the next one waits for its response. */
  function ask(request: ResizeRequest): Promise<ChildOutcome> {
    const mine = turn.then(() => child.ask(request));
    turn = mine;
    return mine;
  }
  return {
    child,
    stop: child.stop,
    async resize(original, wanted, focal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = await mkdtemp(path.join(folder, 'resize-'));
      const discard = () => rm(place, { recursive: true, force: true });
      try {
        const input = path.join(place, 'original');
        await pipeline(Readable.from(original), createWriteStream(input, { mode: 0o600 }));
        const outcome = await ask({ wanted, focal, input, folder: place });
        if (typeof outcome !== 'string' && outcome.ok) {
          const output = { ...outcome.resized, discard };
          return {
            kind: 'resized',
            output: { ...output, bytesOf: ({ name }) => readFile(path.join(place, name)) },
          };
        }
        await discard();
        if (typeof outcome === 'string') return { kind: outcome };
        // The library's own message about the pixels, without personal data.
        log.warn({ problem: outcome.problem, reason: outcome.reason.slice(0, 300) }, 'picture refused');
        return { kind: outcome.problem };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}
