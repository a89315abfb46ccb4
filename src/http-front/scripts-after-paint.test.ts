import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const moved = (html: string) => scriptsAfterPaint(Buffer.from(html)).toString();
const module = (address: string) => `<script type="module" src="${address}"></script>`;

it('moves the addresses of the module scripts into the script in the head', () => {
  const html = `<head><script data-scripts="">go()</script></head><p>text</p>${module('/_astro/a.js')}${module('/_astro/b.js')}`;
  expect(moved(html)).toBe(
    '<head><script data-scripts="/_astro/a.js /_astro/b.js">go()</script></head><p>text</p>',
  );
});

it('does not change a page without the script in the head, nor data blocks of any page', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(moved(data + module('/a.js'))).toBe(data + module('/a.js'));
  expect(moved(`<script data-scripts="">go()</script>${data}`)).toBe(`<script>go()</script>${data}`);
});

it('changes nothing in the value of an attribute, whatever its text is', () => {
  const text =
    'Un disque <script data-scripts> <script data-scripts=&#34;&#34;> <script type=&#34;module&#34; src=&#34;/x.js&#34;></script>';
  const page = (scripts: string) =>
    `<meta name="description" content="${text}"><script${scripts}>go()</script>`;
  expect(moved(page(' data-scripts=""') + module('/a.js'))).toBe(page(' data-scripts="/a.js"'));
});
