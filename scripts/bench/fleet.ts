import { type SiteProcess, startSite } from './site-process.ts';

const WEB_PROCESSES = 3;

/** Three web processes and a worker of one site. */
export interface Fleet {
  /** The worker is the first. */
  processes: SiteProcess[];
  dataDir: string;
  /**
   * Ends one process by a signal, starts it again on its port, and resolves once it is ready. Returns the milliseconds of its start.
   * @param tree the folder of another built checkout, from which it starts
   */
  restart(index: number, signal: NodeJS.Signals, tree?: string): Promise<number>;
  /** Kills all processes and removes their data. */
  remove(): Promise<void>;
}

/**
 * @param env the environment of all four processes, with the address of a PostgreSQL database
 * @param tree the folder of another built checkout, from which all start
 */
export async function startFleet(env: Record<string, string>, tree?: string): Promise<Fleet> {
  const envOf = (index: number) => ({ ...env, ROLE: index === 0 ? 'worker' : 'web' });
  const worker = await startSite(envOf(0), { ...(tree && { tree }) });
  const { dataDir } = worker;
  const processes = [worker];
  for (let index = 1; index <= WEB_PROCESSES; index += 1)
    processes.push(await startSite(envOf(index), { dataDir, ...(tree && { tree }) }));
  return {
    processes,
    dataDir,
    async restart(index, signal, from) {
      const running = processes[index] as SiteProcess;
      await running.stop(signal);
      const started = await startSite(envOf(index), {
        dataDir,
        port: running.port,
        ...(from && { tree: from }),
      });
      processes[index] = started;
      return started.coldStartMs;
    },
    async remove() {
      for (const one of processes) await one.stop('SIGKILL');
      await worker.remove();
    },
  };
}
