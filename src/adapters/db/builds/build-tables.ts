/** A file of a build, as its process stored it. No backup holds it: each build brings its own files. */
export interface BuildFileRow {
  path: string;
  /** How `bytes` are encoded. */
  encoding: 'br' | 'identity';
  bytes: Uint8Array;
  /** When a process last served a build with the file. */
  used_at: number;
}
