import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks, contradictions } from '../../../tests/html-attacks.ts';
import { articleHtml } from '../../adapters/html/article-html.ts';
import { type ArticleDrawing, articleBody } from './article-body.ts';
import { escaped } from './html-tokens.ts';

const drawing: ArticleDrawing = {
  picture: (id, alt) => (id === 'known' ? `<img src="/media/known.jpg" alt="${escaped(alt)}">` : ''),
  missing: (alt, _address, inLink) => `<small>${escaped(alt)}${inLink ? '' : ' +'}</small>`,
  link: (address) => address,
  player: ({ vendor }) => `<button type="button">${vendor}</button>`,
  elsewhere: (address, host) => `<a href="${escaped(address)}">${escaped(host)}</a>`,
  file: (kind, name, address) => `<a href="${escaped(address)}">${kind} ${escaped(name)}</a>`,
  left: (kind, name, address) => `<a href="${escaped(address)}">left ${kind} ${escaped(name)}</a>`,
  table: 'Tableau',
  code: 'Code',
};
const body = (html: string) => articleBody(html, drawing);
/** Returns the body of an article from the blog's HTML, sanitised as the synchronisation stores it. */
const fromBlog = (html: string) => body(articleHtml(html, 'https://blog.example.com/a/'));

const allowed =
  /^(?:p|h[2-6]|ul|ol|li|blockquote|cite|q|pre|code|kbd|strong|em|a|figure|figcaption|img|hr|br|sup|sub|abbr|del|ins|mark|small|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|div|span|button|details|summary|bdi|bdo)$/;
const names =
  /^(?:href|title|src|alt|start|scope|colspan|rowspan|id|class|role|tabindex|aria-label|type|lang|dir)$/;

/** Returns the forbidden elements and attributes in the HTML. */
function forbiddenIn(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.test(element.localName) ? [] : [element.localName]),
    ...element.getAttributeNames().filter((name) => !names.test(name)),
    ...(/^(?:https?:|mailto:|$)/i.test(element.getAttribute('href') ?? '') ? [] : ['href']),
    // The page must not fetch from another origin.
    ...(/^(?:\/media\/|$)/.test(element.getAttribute('src') ?? '') ? [] : ['src']),
  ]);
}

/** Returns the rules of a page that the HTML breaks. */
function brokenIn(html: string): string[] {
  document.body.innerHTML = `<h1>Title</h1>${html}`;
  const all = (selector: string) => [...document.body.querySelectorAll(selector)];
  const levels = all('h1,h2,h3,h4,h5,h6').map(({ localName }) => Number(localName.slice(1)));
  const is = (broken: boolean, rule: string) => (broken ? [rule] : []);
  return [
    ...is(
      levels.some((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1),
      'a level is skipped',
    ),
    ...is(
      all('h2,h3,h4,h5,h6').some(({ textContent }) => textContent.trim() === ''),
      'an empty heading',
    ),
    ...is(
      all('li').some(({ parentElement }) => !/^[uo]l$/.test(parentElement?.localName ?? '')),
      'an item alone',
    ),
    ...is(all('ul>:not(li),ol>:not(li)').length > 0, 'a list with something else'),
    ...is(all('dl>:not(dt,dd)').length > 0, 'terms with something else'),
    ...is(
      all('dl').some(({ innerHTML }) => !/<dt>[\s\S]*<dd>/.test(innerHTML)),
      'terms without an explanation',
    ),
    ...is(
      all('dt,dd').some(({ parentElement }) => parentElement?.localName !== 'dl'),
      'a term alone',
    ),
    ...is(all('a a, a button').length > 0, 'a control in a link'),
    ...is(
      all('a').some(
        (link) => link.textContent.trim() === '' && !link.querySelector('img[alt]:not([alt=""])'),
      ),
      'a link without words',
    ),
    ...is(
      all('table').some((table) => !table.closest('.article-scroll')),
      'a table that cannot scroll',
    ),
    ...is(
      all('p, figure, li').some(({ childNodes }) => childNodes.length === 0),
      'an empty element',
    ),
  ];
}

describe('the body of an article', () => {
  it.each(attacks)('contains no forbidden element or attribute for %s', (attack) => {
    expect(forbiddenIn(fromBlog(attack).html)).toEqual([]);
    // Also if the attack was stored without the sanitiser of the synchronisation.
    expect(forbiddenIn(body(attack).html)).toEqual([]);
  });

  it.each(contradictions)('is put in order: %s', (html) => {
    expect(brokenIn(fromBlog(html).html)).toEqual([]);
  });

  it('contains nothing forbidden and breaks no rule for any mix of attacks', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(...attacks, ...contradictions.slice(0, -2)),
        fc.string(),
        fc.constantFrom(
          '<p>',
          '</p>',
          '<ul>',
          '<li>',
          '</ul>',
          '<h4>',
          '</h4>',
          '<a href="https://a.example">',
          '">',
        ),
      ),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const html = parts.join('');
        expect(forbiddenIn(body(html).html)).toEqual([]);
        const { html: shown } = fromBlog(html);
        expect(forbiddenIn(shown)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it.each([
    '<blockquote>',
    '<em>',
    '<ul><li>',
    '<a href="https://a.example/">x',
    '<table>',
    '<h2>',
    '<p>&nbsp;',
    '<',
  ])(
    'is rendered without delay from an endless repetition of %s',
    (piece) => {
      const begin = performance.now();
      const html = piece.repeat(300_000 / piece.length);
      expect(forbiddenIn(body(`${html}words`).html)).toEqual([]);
      expect(performance.now() - begin).toBeLessThan(3000);
    },
    20_000,
  );

  it('keeps text, quotes, code, tables and lists', () => {
    expect(
      fromBlog(
        '<h3>Un &amp; deux</h3><p>Un <strong>mot</strong>.</p><blockquote><p>Dit.</p></blockquote><ol start="3"><li>x</li></ol>',
      ),
    ).toEqual({
      html: '<h2 id="partie-1">Un &amp; deux</h2><p>Un <strong>mot</strong>.</p><blockquote><p>Dit.</p></blockquote><ol start="3"><li>x</li></ol>',
      sections: [{ id: 'partie-1', text: 'Un & deux' }],
      frames: [],
    });
    expect(fromBlog('<pre><code>a &lt; b</code></pre>').html).toBe(
      '<pre role="group" tabindex="0" aria-label="Code"><code>a &lt; b</code></pre>',
    );
    expect(fromBlog('<table><tr><th scope="row">1</th><td colspan="2">2</td></tr></table>').html).toBe(
      '<div class="article-scroll" role="group" tabindex="0" aria-label="Tableau"><table><tr><th scope="row">1</th><td colspan="2">2</td></tr></table></div>',
    );
  });

  it('renders pictures of the library, and the alternative texts of those that stayed on the blog', () => {
    const copied = '<figure><img data-media="known" alt="Une scène" /></figure>';
    expect(body(copied).html).toBe('<figure><img src="/media/known.jpg" alt="Une scène"></figure>');
    expect(body('<figure><img data-media="gone" alt="Une scène" /></figure>').html).toBe('');
    expect(fromBlog('<figure><img src="/p.jpg" alt="Une scène"></figure>').html).toBe(
      '<figure><small>Une scène +</small></figure>',
    );
    expect(fromBlog('<figure><img src="/p.jpg" alt=""></figure><p>a</p>').html).toBe(
      '<figure><small> +</small></figure><p>a</p>',
    );
  });

  it('offers known players and permits their frames, and shows a link for any other embed', () => {
    const film = fromBlog('<p><iframe src="https://www.youtube.com/embed/abcdef?autoplay=1"></iframe></p>');
    expect(film).toMatchObject({
      html: '<p><button type="button">YouTube</button></p>',
      frames: ['https://www.youtube-nocookie.com'],
    });
    expect(fromBlog('<iframe src="https://tracker.example/x"></iframe>')).toMatchObject({
      html: '<a href="https://tracker.example/x">tracker.example</a>',
      frames: [],
    });
  });
});
