import { type ChildProcess, fork } from 'node:child_process';
import type { ResizeAnswer, ResizeRequest } from './resize-message.ts';

/** The outcome of a request: the answer, or the reason for its absence. */
export type ChildOutcome = ResizeAnswer | 'slow' | 'ended' | 'stopped';

export interface ResizeChild {
  /** Sends a request and waits for its response; never rejects. Call it again only after the response. */
  ask(request: ResizeRequest): Promise<ChildOutcome>;
  /** Ends the child with its work; later requests get `stopped`. */
  stop(): void;
  /** Process id of the child, while there is one. */
  pid(): number | undefined;
}

export interface ChildLimits {
  /** Milliseconds after which a request counts as too slow, and the child is killed. */
  timeoutMs: number;
  /** Milliseconds without a request after which the child is ended, with the memory that its encoders took. */
  idleMs: number;
}

/**
 * Manages the child process: started by the first request, ended when it is idle, killed when a request takes too long
 * (an encoding cannot be stopped in any other way). Its environment is empty: it needs no secret.
 */
export function createResizeChild({ timeoutMs, idleMs }: ChildLimits): ResizeChild {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;

  function started(): ChildProcess {
    if (child?.connected) return child;
    const made = fork(new URL('./resize-child.ts', import.meta.url), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Without a listener, an error of the child's start would end the site.
    made.on('error', () => made.kill('SIGKILL'));
    made.once('exit', () => {
      if (child === made) child = undefined;
    });
    child = made;
    return made;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    ask(request) {
      if (stopped) return Promise.resolve('stopped');
      clearTimeout(idle);
      const asked = started();
      asked.ref();
      return new Promise((resolve) => {
        const limit = setTimeout(() => settle('slow'), timeoutMs);
        const onAnswer = (answer: unknown) => settle(answer as ResizeAnswer);
        const onEnd = () => settle(stopped ? 'stopped' : 'ended');
        function settle(outcome: ChildOutcome): void {
          clearTimeout(limit);
          asked.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
          if (outcome === 'slow') end();
          idle = setTimeout(end, idleMs).unref();
          resolve(outcome);
        }
        asked.once('message', onAnswer).once('exit', onEnd).once('error', onEnd);
        asked.send(request, (error) => {
          if (error) onEnd();
        });
      });
    },
    stop() {
      stopped = true;
      clearTimeout(idle);
      end();
    },
    pid: () => child?.pid,
  };
}
