import { expect, it } from 'vitest';
import { articleAddressForms, isSameArticle } from './article-link.ts';

const LINK = 'https://blog.example.com/telephone/';

it.each([
  'https://blog.example.com/telephone',
  'http://www.blog.example.com/telephone/',
  'https://blog.example.com/telephone/?utm_source=x&fbclid=1',
  'https://blog.example.com/telephone/#a',
  'https://blog.example.com/telephone/?replytocom=3#respond',
  'https://blog.example.com/telephone/amp/',
  'https://blog.example.com//telephone//',
  'https://blog.example.com/Telephone/',
])('%s is an address of the article in a form that the blog may use', (address) => {
  expect(isSameArticle(address, LINK)).toBe(true);
  expect(articleAddressForms(address)).toContain(LINK);
});

it.each([
  'https://blog.example.com/telephone/2/',
  'https://blog.example.com/?p=1',
  'https://blog.example.com/telephone/?lang=en',
  'https://blog.example.com/telephone/?p=9',
  'https://blog.example.com/amplificateur/',
  'https://other.example/telephone/',
  'mailto:a@b.fr',
])('%s is not an address of the article', (address) => {
  expect(isSameArticle(address, LINK)).toBe(false);
});

it('articleAddressForms contains escaped letters in lower case', () => {
  expect(articleAddressForms('https://blog.example.com/été/')).toContain(
    'https://blog.example.com/%c3%a9t%c3%a9/',
  );
});
