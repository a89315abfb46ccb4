import type { Ports } from '../ports/all-ports.ts';

/** Twice as long as a cache in front keeps a page that names the files (decision record 0132), in milliseconds. */
export const BUILD_FILES_MS = 14 * 86_400_000;

/** Deletes the files of builds that no process has served for two weeks. */
export const forgetBuildFiles = ({ buildFiles, clock }: Pick<Ports, 'buildFiles' | 'clock'>): Promise<void> =>
  buildFiles.forget(clock.now() - BUILD_FILES_MS);
