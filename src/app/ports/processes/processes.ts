import type { ProcessRole } from '../../../domain/process/process-role.ts';
import type { SecretMarks } from '../../../domain/process/secret-marks.ts';

/** The processes on a database at a moment. Times are epoch milliseconds. */
export interface LivingProcesses {
  living: { role: ProcessRole; build: string; marks: Partial<SecretMarks> }[];
  /** When a process that does the waiting work was last seen; without one, when the oldest living process started. */
  workedAt: number | null;
}

/** This process, and the others that share its database. */
export interface Processes {
  role: ProcessRole;
  /** Eight hexadecimal digits that name the build; `dev` for a process that serves none. */
  build: string;
  marks: SecretMarks;
  /** Whether this process stops, and still answers for a moment. */
  isDraining(): boolean;
  look(): Promise<LivingProcesses>;
}
