import { expect, it } from 'vitest';
import { MAX_PICTURES, picturesOf, withCopies } from './article-pictures.ts';

const text =
  '<p>a</p><img data-src="https://b.example/1.jpg?a=1&amp;b=2" alt="Une &quot;photo&quot;" width="4" height="3" /><img data-src="https://b.example/2.jpg" alt="" />';

it('the pictures of an article are the featured one and those of its text, each address once', () => {
  const image = { url: 'https://b.example/2.jpg', alt: 'Deux' };
  expect(picturesOf({ image, html: text })).toEqual([
    { source: 'https://b.example/2.jpg', alt: 'Deux' },
    { source: 'https://b.example/1.jpg?a=1&b=2', alt: 'Une "photo"' },
  ]);
  expect(picturesOf({ image: null, html: '<p>&lt;img data-src="x" alt="y"</p>' })).toEqual([]);
});

it('a picture without a description gets that of the same picture further on', () => {
  const html = '<img data-src="https://b.example/2.jpg" alt="Deux" />';
  expect(picturesOf({ image: { url: 'https://b.example/2.jpg', alt: '' }, html })).toEqual([
    { source: 'https://b.example/2.jpg', alt: 'Deux' },
  ]);
});

it('an article with too many pictures, or with an address that is too long, gives no more than are copied', () => {
  const images = Array.from(
    { length: MAX_PICTURES + 5 },
    (_, i) => `<img data-src="https://b.example/${i}" alt="" />`,
  );
  expect(picturesOf({ image: null, html: images.join('') })).toHaveLength(MAX_PICTURES);
  const long = `<img data-src="https://b.example/${'x'.repeat(2000)}" alt="" />`;
  expect(picturesOf({ image: null, html: long })).toEqual([]);
});

it('a picture with a copy names it, one without keeps its address out of reach', () => {
  const copyOf = (source: string) => (source.includes('a=1&b=2') ? 'id-1' : undefined);
  expect(withCopies(text, copyOf)).toBe(
    '<p>a</p><img data-media="id-1" alt="Une &quot;photo&quot;" width="4" height="3" /><img data-src="https://b.example/2.jpg" alt="" />',
  );
});
