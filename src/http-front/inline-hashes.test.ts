import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (html: string) => [...inlineHashes(Buffer.from(html))];

it('hashes the bytes of each inline script and style, and nothing of an element without text', () => {
  const html = `<style>p{content:"’"}</style><script src="/a.js"></script><script type="module">go('é')</script><p>go()</p>`;
  expect(hashesIn(html)).toEqual([hashOf('p{content:"’"}'), hashOf("go('é')")]);
});

it('reads a start tag inside a script as its text', () => {
  const script = 'show("<style>p{}")';
  expect(hashesIn(`<script>${script}</script><style>a{}</style>`)).toEqual([hashOf(script), hashOf('a{}')]);
});

it('tells apart two styles of one length that follow each other', () => {
  for (const text of ['a{top:1px}', 'a{top:2px}', 'a{top:1px}'])
    expect(hashesIn(`<style>${text}</style>`)).toEqual([hashOf(text)]);
});

it('ends at an element without end tag', () => {
  expect(hashesIn('<style>a{}</style><script>go()')).toEqual([hashOf('a{}')]);
});

it.each([
  'Un disque <script data-scripts><meta http-equiv=refresh content=1;url=/en/faq><b id=injected>x</b>',
  '<style>',
  "it's a <script> and <style>",
  '</script><script>',
  '<!-- <script>',
  'a="<script>',
])('hashes the scripts and styles of a page whose description is %s', (description) => {
  const value = description.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
  const html = `<title>x</title><meta name="description" content="${value}"><meta name="a" content='${description.replaceAll("'", '&#39;')}'><script>go()</script><style>a{}</style>`;
  expect(hashesIn(html)).toEqual([hashOf('go()'), hashOf('a{}')]);
});

it('hashes the script behind a text of an article with quotes and equals signs', () => {
  expect(hashesIn(`<p>x="</p><p>y='<b>z</b></p><!-- "<script>" --><script>go()</script>`)).toEqual([
    hashOf('go()'),
  ]);
});
