import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../scripts/building.ts';
import { findChromium, howToInstall } from '../scripts/find-chromium.ts';
import { makeDemoTemplate } from '../tests/e2e/demo-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Chromium; null on a machine without it, where `ALLOW_SKIP=1` skips the tests that need it. */
    chromium: string | null;
    /** Folder with the data of a site with samples, which the sites of the e2e tests copy. */
    demoData: string;
  }
}

/**
 * Finds Chromium, builds the pages if needed, and creates the samples once. All temporary files of the run are in one
 * folder, which the returned function removes: a browser that ends with its worker does not delete its profile.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const executablePath = findChromium();
  if (!executablePath) {
    if (process.env['ALLOW_SKIP'] !== '1') throw new Error(howToInstall);
    console.warn(`SKIPPED: every journey in a browser. ${howToInstall}`);
  }
  project.provide('chromium', executablePath ?? null);
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'mdmc-e2e-'));
  // PostgreSQL, which does not run as root, needs access to its own folder in it.
  chmodSync(folder, 0o711);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // The workers and their browsers, which start later, inherit it.
  process.env['TMPDIR'] = folder;
  try {
    project.provide('demoData', await makeDemoTemplate());
  } catch (error) {
    removeFolder();
    throw error;
  }
  return removeFolder;
}
