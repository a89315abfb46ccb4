import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from '../building.ts';

/** What a clean clone does not have: the built pages, the drawn pictures, and what Astro keeps between two builds. */
const kept = ['dist', '.cache/og', 'node_modules/.astro'];

/** The build of all pages in four languages: as in a clean clone, and once more with what is kept from it. */
export async function measureBuild() {
  for (const folder of kept)
    rmSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)), { recursive: true, force: true });
  return { coldSeconds: await seconds(build), againSeconds: await seconds(build) };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
