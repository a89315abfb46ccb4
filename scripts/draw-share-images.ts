import { readEnv } from '../src/config/env.ts';
import type { ShareCard } from '../src/domain/site-map/share-image.ts';
import { drawShareImages } from './share-images/share-images.ts';

/** `node scripts/draw-share-images.ts`, a part of the build. The built pages provide the texts of their pictures. */
const dist = new URL('../dist/', import.meta.url);
const built: { shareCards(): ShareCard[] } = await import(new URL('site/share-cards.mjs', dist).href);

const startedAt = performance.now();
const cards = built.shareCards();
const drawn = await drawShareImages({
  cards,
  brand: readEnv(process.env).brandName,
  folder: new URL('client/og/', dist),
  cache: new URL('../.cache/og/', import.meta.url),
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${cards.length} pictures, ${drawn} of them drawn, in ${seconds} s`);
