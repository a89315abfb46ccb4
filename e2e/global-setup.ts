import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../scripts/building.ts';
import { findChromium, howToInstall } from '../scripts/find-chromium.ts';
import { makeDemoTemplate } from '../tests/journeys/demo-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the Chromium of all journeys; null if there is none, and its tests are skipped by `ALLOW_SKIP=1`. */
    chromium: string | null;
    /** Folder with the data of a site with samples, which the sites of journeys copy. */
    demoData: string;
  }
}

/** Finds Chromium, builds the pages if needed, and makes the samples once. Returns the function that removes the samples. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) {
    if (process.env['ALLOW_SKIP'] !== '1') throw new Error(howToInstall);
    console.warn(`SKIPPED: every journey in a browser. ${howToInstall}`);
  }
  project.provide('chromium', executablePath ?? null);
  await buildIfStale();
  const demo = await makeDemoTemplate();
  project.provide('demoData', demo.folder);
  return demo.remove;
}
