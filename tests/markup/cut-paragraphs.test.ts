import { expect, it } from 'vitest';
import { cutParagraphs } from './cut-paragraphs.ts';

it('names the elements that HTML moves out of a paragraph', () => {
  const markup =
    '<p class="a">\n<form><p>b</p></form></p><pre><div>c</div></pre><p><span><ul></ul></span></p>';
  expect(cutParagraphs(markup)).toEqual(['form', 'p', 'ul']);
});

it('names none in paragraphs of text, links and buttons', () => {
  expect(
    cutParagraphs('<p>a <a href="/p">b</a> <strong>c</strong><button>d</button></p><hr><form></form>'),
  ).toEqual([]);
});
