import { expect, it } from 'vitest';
import { articleWave } from './article-wave.ts';

it('a wave has one bar a paragraph, the longest at full height', () => {
  const wave = articleWave(`<p>${'a'.repeat(400)}</p><h2>b</h2><p>${'c'.repeat(100)}</p>`);
  expect(wave).toEqual([1, 0.12, 0.5]);
});

it('a wave of a very long article has at most 60 bars, and one without text none', () => {
  expect(articleWave('<p>text</p>'.repeat(1000))).toHaveLength(60);
  expect(articleWave('<figure><img data-src="https://x.example/a.jpg" alt="" /></figure>')).toEqual([]);
});
