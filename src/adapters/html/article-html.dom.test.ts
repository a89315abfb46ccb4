import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../tests/html-attacks.ts';
import { articleHtml, wordsIn } from './article-html.ts';

const BASE = 'https://blog.example.com/un-article/';
const clean = (html: string) => articleHtml(html, BASE);

/** Whether HTML has an element, an attribute or an address outside of the allow-list. */
function isDangerous(html: string): boolean {
  document.body.innerHTML = html;
  const all = [...document.body.querySelectorAll('*')];
  const names = /^(href|title|data-embed|data-src|alt|width|height|start|scope|colspan|rowspan)$/;
  return all.some(
    (element) =>
      /^(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base|video|template)$/i.test(
        element.tagName,
      ) ||
      element.getAttributeNames().some((name) => !names.test(name)) ||
      !/^(https?:|mailto:|$)/.test(element.getAttribute('href') ?? '') ||
      !/^(https?:|$)/.test(element.getAttribute('data-src') ?? ''),
  );
}

describe('the HTML of an article', () => {
  it.each(attacks)('keeps nothing dangerous of %s', (attack) => {
    const html = clean(attack);
    expect(isDangerous(html)).toBe(false);
    // Cleaning what was cleaned changes nothing: no disguise is left that a second reading would reveal.
    expect(clean(html)).toBe(html);
  });

  it('keeps nothing dangerous of any combination of attacks', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...attacks), fc.string(), fc.constantFrom('<p>', '</p>', '">', '<a ')),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(isDangerous(clean(parts.join('')))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps text, quotes, code, tables and lists', () => {
    const html =
      '<p>Un <strong>mot</strong>.</p><blockquote><p>Dit.</p><cite>Léa</cite></blockquote><pre><code>a &lt; b</code></pre><table><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table><ol start="3"><li>x</li></ol>';
    expect(clean(html)).toBe(html);
  });

  it('drops the classes, styles and gaps of the blog’s design, and an empty paragraph', () => {
    expect(clean('<p class="has-color" style="color:red" id="x">a</p><p>&nbsp;</p><div>b</div>')).toBe(
      '<p>a</p>b',
    );
  });

  it('begins headings at the second level and skips no level', () => {
    expect(clean('<h1>a</h1><h4>b</h4><h4>c</h4><h2>d</h2><h6>e</h6>')).toBe(
      '<h2>a</h2><h3>b</h3><h3>c</h3><h3>d</h3><h4>e</h4>',
    );
    expect(clean('<h3>a</h3><h5>b</h5><h3>c</h3>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
  });

  it('completes links, and stores the address of a picture in an attribute that browsers do not load', () => {
    expect(clean('<a href="/autre?a=1&amp;b=2">x</a>')).toBe(
      '<a href="https://blog.example.com/autre?a=1&amp;b=2">x</a>',
    );
    expect(
      clean(
        '<figure><img src="../p.jpg" alt="Une &quot;photo&quot;" width="40" height="30" class="x" srcset="y 2x"></figure>',
      ),
    ).toBe(
      '<figure><img data-src="https://blog.example.com/p.jpg" alt="Une &quot;photo&quot;" width="40" height="30" /></figure>',
    );
  });

  it.each([
    [
      'the classic editor',
      '<div id="a" class="wp-caption alignleft"><a href="https://x.example/"><img src="/p.jpg" alt=""></a><p class="wp-caption-text">La scène</p></div>',
      '<figure><a href="https://x.example/"><img data-src="https://blog.example.com/p.jpg" alt="" /></a><figcaption>La scène</figcaption></figure>',
    ],
    [
      'a classic gallery',
      '<div class="gallery galleryid-1"><dl class="gallery-item"><dt class="gallery-icon"><img src="/p.jpg" alt=""></dt><dd class="wp-caption-text gallery-caption">La scène</dd></dl></div>',
      '<figure><figure><img data-src="https://blog.example.com/p.jpg" alt="" /><figcaption>La scène</figcaption></figure></figure>',
    ],
    [
      'the block editor',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/p.jpg" alt=""><figcaption class="wp-element-caption">La scène</figcaption></figure><figcaption>Deux soirs</figcaption></figure>',
      '<figure><figure><img data-src="https://blog.example.com/p.jpg" alt="" /><figcaption>La scène</figcaption></figure><figcaption>Deux soirs</figcaption></figure>',
    ],
  ])('keeps the captions of pictures by %s', (_by, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('turns an embed into a link that names its host', () => {
    expect(
      clean('<figure><iframe src="https://www.youtube.com/embed/abc" width="1"></iframe></figure>'),
    ).toBe(
      '<figure><a href="https://www.youtube.com/embed/abc" data-embed="www.youtube.com">www.youtube.com</a></figure>',
    );
  });
});

it('words are counted in the text, without markup and entities', () => {
  expect(wordsIn('<p>Deux&nbsp;mots, <em>l’un</em> &amp; l’autre – <br />3</p>')).toBe(5);
  expect(wordsIn('')).toBe(0);
});
