import { expect, it } from 'vitest';
import { isDangerousLink, isHttpsLink } from './landing-link.ts';

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0000java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
])('%j is a dangerous link, and pages do not show it', (link) => {
  expect([isDangerousLink(link), isHttpsLink(link)]).toEqual([true, false]);
});

it.each([
  '',
  'h',
  'http',
  'https:',
  'https:/',
  'open.spotify.com/x',
  'example.com:8443/x',
  'http://a.example',
])('%j is not a dangerous link, but pages do not show it', (link) => {
  expect([isDangerousLink(link), isHttpsLink(link)]).toEqual([false, false]);
});

it.each(['https://a.example', 'HTTPS://a.example/x?y=1#z'])('%j is a link that a page shows', (link) => {
  expect([isDangerousLink(link), isHttpsLink(link)]).toEqual([false, true]);
});

it.each([
  'https://localhost/x',
  'https://user:secret@a.example/',
  'https://a.example/x y',
  'https://',
  'https:///x',
])('isHttpsLink refuses %j', (link) => {
  expect(isHttpsLink(link)).toBe(false);
});
