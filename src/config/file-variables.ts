import { readFileSync } from 'node:fs';

/** The values of the environment, and what is wrong with the files that it names. */
export interface VariablesWithFiles {
  values: Record<string, string | undefined>;
  problems: string[];
}

/**
 * Reads the variables of the environment. `NAME_FILE` names a file with the value, as secrets of Docker and Kubernetes are
 * given; white space around the value is removed, and an empty value counts as absent.
 * @returns the values, and a sentence for each file that cannot be read and for each variable that is given twice
 */
export function readWithFiles(names: readonly string[], env: NodeJS.ProcessEnv): VariablesWithFiles {
  const problems: string[] = [];
  const read = (name: string): string | undefined => {
    const value = env[name]?.trim() || undefined;
    const file = env[`${name}_FILE`]?.trim() || undefined;
    if (file === undefined) return value;
    if (value !== undefined) problems.push(`${name}: expected either ${name} or ${name}_FILE, not both`);
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      problems.push(`${name}_FILE: expected the path of a file that can be read`);
      return undefined;
    }
  };
  return { values: Object.fromEntries(names.map((name) => [name, read(name)])), problems };
}
