import { expect, it } from 'vitest';
import { MAX_PICTURES, picturesOf, withCopies } from './article-pictures.ts';

const text =
  '<p>a</p><img data-src="https://b.example/1.jpg?a=1&amp;b=2" alt="Une &quot;photo&quot;" width="4" height="3" /><img data-src="https://b.example/2.jpg" alt="" />';

it('picturesOf returns the featured picture and those of the text, each address once', () => {
  const image = { url: 'https://b.example/2.jpg', alt: 'Deux' };
  expect(picturesOf({ image, html: text })).toEqual([
    { source: 'https://b.example/2.jpg', alt: 'Deux' },
    { source: 'https://b.example/1.jpg?a=1&b=2', alt: 'Une "photo"' },
  ]);
  expect(picturesOf({ image: null, html: '<p>&lt;img data-src="x" alt="y"</p>' })).toEqual([]);
});

it('picturesOf uses the description of a later occurrence of the same picture', () => {
  const html = '<img data-src="https://b.example/2.jpg" alt="Deux" />';
  expect(picturesOf({ image: { url: 'https://b.example/2.jpg', alt: '' }, html })).toEqual([
    { source: 'https://b.example/2.jpg', alt: 'Deux' },
  ]);
});

it('picturesOf returns at most the number of pictures that are copied, and skips an address that is too long', () => {
  const images = Array.from(
    { length: MAX_PICTURES + 5 },
    (_, i) => `<img data-src="https://b.example/${i}" alt="" />`,
  );
  expect(picturesOf({ image: null, html: images.join('') })).toHaveLength(MAX_PICTURES);
  const long = `<img data-src="https://b.example/${'x'.repeat(2000)}" alt="" />`;
  expect(picturesOf({ image: null, html: long })).toEqual([]);
});

it('withCopies writes the id of a copy, and keeps a picture without a copy in data-src', () => {
  const copyOf = (source: string) => (source.includes('a=1&b=2') ? 'id-1' : undefined);
  expect(withCopies(text, copyOf)).toBe(
    '<p>a</p><img data-media="id-1" alt="Une &quot;photo&quot;" width="4" height="3" /><img data-src="https://b.example/2.jpg" alt="" />',
  );
});
