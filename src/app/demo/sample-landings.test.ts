import { expect, it } from 'vitest';
import { formatDate } from '../../i18n/format.ts';
import { demoMoments } from './demo-moments.ts';
import { sampleLandings } from './sample-landings.ts';

it('the sample concert writes the first of a month as every page does', () => {
  const samples = sampleLandings(demoMoments(Date.UTC(2026, 10, 22, 20)), formatDate);
  const titles = samples.map(({ page }) => page.content.texts.fr?.hero.title);
  expect(titles).toContain('1er janvier 2027');
});
