import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { ShareCard } from '../../src/domain/site-map/share-image.ts';
import { drawShareImages } from './share-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const below = (name: string) => pathToFileURL(join(folder, name, '/'));

const card = (name: string, title: string): ShareCard => ({
  locale: 'fr',
  name,
  title,
  kind: 'guide',
  label: 'Guide',
});
const cards = [card('home', 'Faites monter le volume'), card('faq', '¿Qué? <b>&amp;</b> œ’€ ã 漢字 🎧')];
const draw = (of: ShareCard[], brand = 'Volume') =>
  drawShareImages({ cards: of, brand, folder: below('og'), cache: below('cache') });

/** Returns width and height from the first chunk of a PNG. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(join(folder, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('drawShareImages draws a picture once, and again when its text or the brand changes', async () => {
  expect(await draw(cards)).toBe(2);
  expect(sizeOf('og/fr/home.png')).toEqual([1200, 630]);
  expect(sizeOf('og/fr/faq.png')).toEqual([1200, 630]);

  expect(await draw(cards)).toBe(0);
  const first = readFileSync(join(folder, 'og/fr/home.png'));
  expect(await draw([card('home', 'Autre titre'), ...cards.slice(1)])).toBe(1);
  expect(readFileSync(join(folder, 'og/fr/home.png')).equals(first)).toBe(false);
  const figure = { value: '0,02–0,05 €', label: 'Une vue' };
  expect(await draw([{ ...card('home', 'Autre titre'), figure }, ...cards.slice(1)])).toBe(1);
  expect(await draw(cards.slice(1), 'x'.repeat(200))).toBe(1);

  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
}, 30_000);
