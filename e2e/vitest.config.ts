import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of more than a minute, longest first. */
const longest = [
  'accessibility',
  'kills',
  'admin-widths',
  'admin-dialogs',
  'planner-states',
  'tags',
  'admin-content',
  'wordpress-real',
  'admin-wordpress-states',
  'admin-own-site',
  'translated',
  'admin-landing',
  'admin-media',
  'feeds-late',
  'admin',
  'articles',
  'consent-banner',
  'admin-languages',
  'simulator-journey',
  'admin-go-live',
].map((name) => `${name}.e2e.ts`);

/** Runs the longest files first, so that no worker is left alone with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(path.basename(moduleId));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** E2e tests of the running site, in a real Chromium, with real processes. */
export default defineConfig({
  cacheDir: '../.cache/vite-e2e',
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    // Each file has its own server process, each worker its own browser. A third worker runs while two others wait.
    maxWorkers: 3,
    // Files share a worker, and with it the modules that they import.
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
  },
});
