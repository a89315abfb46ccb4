import { expect, it } from 'vitest';
import { relatedGuide } from './related-guide.ts';

it.each([
  [['Ce que Spotify demande', 'Actualités'], 'publicite-spotify-artistes'],
  [['Dix extraits', 'TikTok'], 'guide-budget-tiktok-ads'],
  [['Une campagne Instagram', 'Tutoriels'], 'guide-budget-meta-ads'],
  [['YouTube ou TikTok ?'], 'guide-budget-youtube-ads'],
  [['Presser 300 vinyles', 'Études de cas'], 'roi-marketing-musical'],
])('relatedGuide returns for the terms %j the guide %s', (terms, guide) => {
  expect(relatedGuide(terms)).toBe(guide);
});
