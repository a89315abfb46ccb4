import { expect, it } from 'vitest';
import { isSameBlog } from './blog-address.ts';

const blog = 'https://host.example/blog';

it.each(['', '/', '/wp-json', '/wp-json/wp/v2/posts', '/?rest_route=/wp/v2/posts', '#top'])(
  'isSameBlog recognises a blog by its address followed by %j',
  (end) => expect(isSameBlog(blog, `${blog}${end}`)).toBe(true),
);

it.each([
  '',
  'http://host.example/blog',
  'https://host.example:8443/blog',
  'https://other.example/blog',
  'https://host.example',
  'https://host.example/~eve',
  'https://host.example/blog/eve',
  'https://host.example/blogs',
])('isSameBlog is false for %j', (url) => expect(isSameBlog(blog, url)).toBe(false));

it('isSameBlog is false for two empty addresses', () => expect(isSameBlog('', '')).toBe(false));
