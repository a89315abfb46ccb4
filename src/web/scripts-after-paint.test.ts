import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const module = (address: string) => `<script type="module" src="${address}"></script>`;

it('hands the module scripts to the one in the head', () => {
  const html = `<head><script data-scripts>go()</script></head><p>text</p>${module('/_astro/a.js')}${module('/_astro/b.js')}`;
  expect(scriptsAfterPaint(html)).toBe(
    '<head><script data-scripts="/_astro/a.js /_astro/b.js">go()</script></head><p>text</p>',
  );
});

it('leaves a page alone that has no such script, and data blocks everywhere', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(scriptsAfterPaint(data + module('/a.js'))).toBe(data + module('/a.js'));
  expect(scriptsAfterPaint(`<script data-scripts>go()</script>${data}`)).toBe(`<script>go()</script>${data}`);
});
