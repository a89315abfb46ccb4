import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A folder with more files is split by what its files are about. */
const MOST_FILES = 45;

it('no folder of sources or tests has more files than a reader can look over', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'e2e'], { encoding: 'utf8' });
  const counts = new Map<string, number>();
  for (const file of files.trim().split('\n')) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
