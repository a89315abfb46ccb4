import { expect, it } from 'vitest';
import { articleWave, waveParts } from './article-wave.ts';

it('a wave has one bar per paragraph, and the longest paragraph has full height', () => {
  const wave = articleWave(`<p>${'a'.repeat(400)}</p><h2>b</h2><p>${'c'.repeat(100)}</p>`);
  expect(wave).toEqual([1, 0.12, 0.5]);
});

it('the wave of a very long article has at most 60 bars, and that of an article without text has none', () => {
  expect(articleWave('<p>text</p>'.repeat(1000))).toHaveLength(60);
  expect(articleWave('<figure><img data-src="https://x.example/a.jpg" alt="" /></figure>')).toEqual([]);
});

it('each heading of the first level begins a part of the wave at its bar, with a mark of at most five bars', () => {
  const html = `<p>a</p><h2>One</h2><p>${'b'.repeat(90)}</p><h3>Deeper</h3><h2>Two</h2>${'<p>text</p>'.repeat(20)}`;
  const wave = articleWave(html);
  const parts = waveParts(html, wave);
  expect(parts.map(({ bar }) => bar)).toEqual([1, 4]);
  expect(parts[0]?.mark).toEqual(wave.slice(1, 4));
  expect(parts[1]?.mark).toHaveLength(5);
});

it('the parts of a very long article begin at bars of its shortened wave', () => {
  const html = '<h2>Part</h2><p>text</p>'.repeat(500);
  const wave = articleWave(html);
  const parts = waveParts(html, wave);
  expect(parts).toHaveLength(500);
  expect(parts.every(({ bar, mark }) => bar < wave.length && mark.length > 0)).toBe(true);
  expect(waveParts('', [])).toEqual([]);
});
