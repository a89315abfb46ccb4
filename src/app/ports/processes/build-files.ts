import type { BuildFile } from '../../../contracts/build-file.ts';

/**
 * The files of all builds that ran lately. An open page, a copy of a cache in front, and a process of the next build during a
 * deployment name files that this process's own build does not have.
 */
export interface BuildFiles {
  /** Stores what is not stored yet, and notes that all of them are in use. @param now epoch milliseconds */
  keep(files: readonly BuildFile[], now: number): Promise<void>;
  get(path: string): Promise<BuildFile | undefined>;
  /** Deletes the files that no process has used since. @param before epoch milliseconds */
  forget(before: number): Promise<void>;
}
