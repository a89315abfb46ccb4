import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Linux counts processor time in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;

/** The processor cores that each program used. `load` is the load generator and the kernel's own work. */
export interface CpuUse {
  site: number;
  postgres: number;
  nginx: number;
  load: number;
  idle: number;
}

/** Runs a function. Returns its result and the cores that each program of the machine used in the meantime. */
export async function whileCounting<T>(
  sitePids: readonly number[],
  run: () => Promise<T>,
): Promise<{ result: T; cores: CpuUse }> {
  const before = read(sitePids);
  const result = await run();
  const after = read(sitePids);
  const seconds = (after.at - before.at) / 1000;
  const cores = (name: 'site' | 'postgres' | 'nginx' | 'idle') => (after[name] - before[name]) / seconds;
  const [site, postgres, nginx, idle] = [cores('site'), cores('postgres'), cores('nginx'), cores('idle')];
  const load = availableParallelism() - site - postgres - nginx - idle;
  const rounded = Object.fromEntries(
    Object.entries({ site, postgres, nginx, load, idle }).map(([name, value]) => [
      name,
      Math.round(value * 100) / 100,
    ]),
  );
  return { result, cores: rounded as unknown as CpuUse };
}

function read(sitePids: readonly number[]) {
  const sums = { site: 0, postgres: 0, nginx: 0 };
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const used = processSeconds(name);
    if (!used) continue;
    if (sitePids.includes(Number(name))) sums.site += used.seconds;
    else if (used.program === 'postgres' || used.program === 'nginx') sums[used.program] += used.seconds;
  }
  const [, , , , idle = '0', wait = '0'] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  return { at: performance.now(), ...sums, idle: (Number(idle) + Number(wait)) / TICKS_PER_SECOND };
}

/** Returns the name and the processor time of a process; `undefined` if it has just ended. */
export function processSeconds(pid: string): { program: string; seconds: number } | undefined {
  try {
    const [, program = '', rest = ''] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return { program, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
