import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { quoteIn } from '../../domain/article/article-quote.ts';
import { articleWave, waveParts } from '../../domain/article/article-wave.ts';
import { readPosts } from '../wordpress/read-posts.ts';
import { wordsIn } from './article-html.ts';
import { excerptText } from './excerpt-text.ts';

const LENGTH = 32_000;
const LINK = 'https://blog.example.com/essai/';

const read: Readonly<Record<string, (text: string) => unknown>> = {
  'the words of an article': wordsIn,
  'its first quotation': (text) => quoteIn(`<blockquote>${text}</blockquote>`),
  'the quotation of an article that never ends': quoteIn,
  'its wave': articleWave,
  'the parts of its wave': (text) => waveParts(text, [1]),
  'an excerpt': (text) => excerptText(`${text}x`, LINK, 1000),
  'an excerpt of the public feed': (text) =>
    readPosts([{ id: 1, title: { rendered: 'a' }, link: LINK, excerpt: { rendered: `${text}x` } }], 3),
};
const runs = [
  ' ',
  '.',
  '. ',
  '…',
  '[…] ',
  '<',
  '</',
  '<p ',
  '<p',
  '<!--',
  '<cite ',
  '<table>',
  '<blockquote>',
  '« ',
];

describe.each(Object.entries(read))('%s', (_name, act) => {
  it.each(runs)('is read in a time that grows no faster than a run of %j', (unit) => {
    const text = unit.repeat(LENGTH / unit.length);
    expect(processorMs(() => act(text), 10)).toBeLessThan(20);
  });
});
