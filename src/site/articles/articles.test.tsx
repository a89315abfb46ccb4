import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import type { ArticleListView, ListedArticle } from '../../contracts/shown-article.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { articleTexts } from '../../i18n/article-texts.ts';
import { facesOf } from './ArticleCards.tsx';
import { ArticlesPage } from './ArticlesPage.tsx';
import { drawArticle } from './draw-article.tsx';
import { WaveNames } from './WaveNames.tsx';

const t = articleTexts.fr;
const article = (number: number, changes: Partial<ListedArticle> = {}): ListedArticle => ({
  slug: `article-${number}`,
  title: `Article ${number}`,
  excerpt: 'Extrait',
  publishedAt: Date.UTC(2026, 10, 19),
  minutes: 4,
  wave: [0.5, 1],
  category: { name: 'Tutoriels', slug: 'tutoriels' },
  author: null,
  quote: null,
  picture: null,
  demo: false,
  ...changes,
});
const view = (changes: Partial<ArticleListView> = {}): ArticleListView => ({
  items: Array.from({ length: 6 }, (_, index) => article(index + 1)),
  total: 19,
  page: 1,
  pages: 2,
  size: 13,
  category: null,
  categories: [{ name: 'Tutoriels', slug: 'tutoriels', count: 19 }],
  all: 19,
  pictures: {},
  ...changes,
});
const picture = {
  width: 1600,
  height: 900,
  colour: '#123456',
  focal: { x: 0.5, y: 0.5 },
  alt: {},
  decorative: false,
  files: { avif: [], webp: [{ url: '/media/a.webp', width: 1600, height: 900, bytes: 1 }], jpeg: null },
} as never;

function draw(shown: ArticleListView, locale: 'fr' | 'en' = 'fr', site = {} as SiteFacts): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <ArticlesPage locale={locale} site={site} lang="fr" view={shown} crumbs={[{ name: t.title }]} />,
  );
  return document.body;
}
const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('a long title from the blog is parsed within 20 ms of processor time', () => {
  for (const title of [
    `1${'\u00a0'.repeat(20_000)}\nx`,
    `1${'.'.repeat(50_000)}`,
    `1${'\u00a01'.repeat(20_000)}`,
  ])
    expect(processorMs(() => facesOf([article(1, { title })], {}))).toBeLessThan(20);
});

it.each([
  ['10\u00a0000 écoutes', 'figure'],
  ['30\u00a0% de vues', 'figure'],
  ['1. Choisir', 'figure'],
  ['Dix écoutes', 'plain'],
])('the title %j gives a card of the kind %s', (title, face) => {
  expect(facesOf([article(1, { title })], {})).toEqual([face]);
});

describe('the list of articles', () => {
  it('links each article once, its categories, the feed and the next page, in the reader’s language', () => {
    const links = hrefs(draw(view(), 'en'));
    for (let number = 1; number <= 6; number += 1)
      expect(links.filter((href) => href === `/en/articles/article-${number}`)).toHaveLength(1);
    expect(links).toEqual(
      expect.arrayContaining([
        '/en/articles',
        '/en/articles/categorie/tutoriels',
        '/articles/rss.xml',
        '/en/articles/page/2',
      ]),
    );
  });

  it('marks texts with the language of the blog, and shows that language on pages in another one', () => {
    const page = draw(view(), 'en');
    expect(
      [...page.querySelectorAll('.articles-link')].every((link) => link.getAttribute('lang') === 'fr'),
    ).toBe(true);
    expect(page.textContent).toContain('The articles are written in French.');
    expect(draw(view()).textContent).not.toContain('français');
  });

  it('continues its numbers on the second page, without a large article', () => {
    const page = draw(view({ page: 2 }));
    expect(page.querySelector('.articles-lead')).toBeNull();
    expect(page.querySelector('ol[start]')?.getAttribute('start')).toBe('14');
    expect(page.querySelectorAll('.articles-track')).toHaveLength(6);
    expect(hrefs(page)).toContain('/articles');
  });

  it('shows that there is no article, with links to the guides and to the blog', () => {
    const empty = view({ items: [], total: 0, all: 0, pages: 1, categories: [] });
    const page = draw(empty, 'fr', { blogUrl: 'https://blog.example/' } as SiteFacts);
    expect(page.textContent).toContain(t.empty.title);
    expect(hrefs(page)).toEqual(expect.arrayContaining(['/guides', 'https://blog.example/']));
    expect(hrefs(draw(empty))).not.toContain('https://blog.example/');
  });

  it('marks samples, and explains the mark', () => {
    const page = draw(view({ items: [article(1, { demo: true }), article(2)] }));
    expect(page.querySelectorAll('.article-sample')).toHaveLength(1);
    expect(page.textContent).toContain(t.sample.list);
  });

  it('shows the picture of the large article when the library has one, and a cover of its own words otherwise', () => {
    const withPicture = view({ items: [article(1, { picture: 'p' })], pictures: { p: picture } });
    expect(draw(withPicture).querySelector('.articles-cover img')?.getAttribute('src')).toBe('/media/a.webp');
    const words = view({ items: [article(1, { excerpt: 'Une vue coûte 0,02\u00a0€.' })] });
    expect(draw(words).querySelector('.articles-lead .own-cover')?.textContent).toBe('0,02\u00a0€');
  });
});

describe('the row of cards on the first page', () => {
  const many = (changes: Record<number, Partial<ListedArticle>>) =>
    view({
      items: Array.from({ length: 9 }, (_, index) => article(index + 1, changes[index + 1])),
      pictures: { p1: picture },
    });

  it('shows each article by its content: a quotation, a picture, the figure of its title', () => {
    const page = draw(
      many({
        5: { quote: 'J’ai failli me vexer.' },
        6: { picture: 'p1' },
        7: { title: '38 fans, et 250 € sont remboursés' },
      }),
    );
    const cards = [...page.querySelectorAll('.articles-card')];
    expect(cards.map(({ className }) => /is-\w+/.exec(className)?.[0])).toEqual([
      'is-quote',
      'is-picture',
      'is-figure',
    ]);
    expect(cards[0]?.querySelector('blockquote')?.textContent).toBe('J’ai failli me vexer.');
    expect(cards[1]?.querySelector('img')).not.toBeNull();
    expect(cards[2]?.querySelector('.articles-card-figure')?.textContent).toBe('38');
    expect(cards[2]?.querySelector('a')?.textContent).toBe('38 fans, et 250 € sont remboursés');
    expect(page.querySelector('ol[start]')?.getAttribute('start')).toBe('8');
    for (let number = 1; number <= 9; number += 1)
      expect(hrefs(page).filter((href) => href === `/articles/article-${number}`)).toHaveLength(1);
  });

  it('has one picture at most, so that its cards differ', () => {
    const page = draw(
      many({ 5: { picture: 'p1' }, 6: { picture: 'p1', quote: 'Une phrase.' }, 7: { picture: 'p1' } }),
    );
    const cards = [...page.querySelectorAll('.articles-card')];
    expect(cards.map(({ className }) => /is-\w+/.exec(className)?.[0])).toEqual([
      'is-picture',
      'is-quote',
      'is-plain',
    ]);
    expect(cards[2]?.querySelector('blockquote, img')).toBeNull();
  });

  it('is left out when the articles have only titles, which the list shows', () => {
    const page = draw(many({}));
    expect(page.querySelector('.articles-card')).toBeNull();
    expect(page.querySelector('ol[start]')?.getAttribute('start')).toBe('5');
  });
});

it('the names of the parts are below the wave, shortened or left out where space is missing', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <WaveNames
      sections={[
        { id: 'a', text: 'Comptez les voix, pas les jours' },
        { id: 'b', text: 'Court' },
        { id: 'c', text: 'Quand s’en moquer' },
      ]}
      parts={[
        { bar: 2, mark: [1] },
        { bar: 8, mark: [1] },
        { bar: 9, mark: [1] },
      ]}
      bars={20}
      place={20}
    />,
  );
  const names = [...document.querySelectorAll('text')];
  expect(names.map((name) => [name.getAttribute('x'), name.textContent])).toEqual([
    ['40', 'Comptez les voi…'],
    ['180', 'Quand s’en moquer'],
  ]);
});

describe('the body of an article', () => {
  const drawn = (html: string) =>
    drawArticle('en', {
      html,
      pictures: { p: picture },
      linked: { 'https://blog.example/autre/': 'autre', 'https://blog.example/autre/#h-b': 'autre' },
    });

  it('shows a copied picture with its alternative text, and no unknown picture', () => {
    document.body.innerHTML = drawn('<img data-media="p" alt="Une &quot;scène&quot;" />').html;
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('Une "scène"');
    expect(drawn('<img data-media="toString" alt="x" />').html).toBe('');
  });

  it('links to another article’s page on this site, and leaves any other address unchanged', () => {
    expect(
      drawn('<a href="https://blog.example/autre/">a</a> <a href="https://blog.example/?a=1&amp;b=2">b</a>')
        .html,
    ).toBe('<a href="/en/articles/autre">a</a> <a href="https://blog.example/?a=1&amp;b=2">b</a>');
  });

  it('names the vendor of a player before a request to it, and links to the vendor without script', () => {
    const { html, frames } = drawn(
      '<a href="https://open.spotify.com/embed/track/1" data-embed="open.spotify.com">open.spotify.com</a>',
    );
    document.body.innerHTML = html;
    expect(document.querySelector('button')?.textContent).toBe('Load the Spotify player');
    expect(document.body.textContent).toContain('Spotify receives your IP address');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('https://open.spotify.com/track/1');
    expect(document.querySelector('iframe')).toBeNull();
    expect(frames).toEqual(['https://open.spotify.com']);
  });

  it('describes content left on the blog in the language of the reader, with a link', () => {
    const mark = (kind: string, name: string) =>
      drawn(`<a href="https://blog.example/a/" data-embed="${kind}">${name}</a>`).html;
    expect(mark('file:audio', 'demo.mp3')).toContain('Left on the blog: demo.mp3');
    expect(mark('left:form', 'blog.example')).toContain('Left on the blog: a form');
    expect(mark('left:image', 'Une scène')).toContain('Picture left on the blog: Une scène');
    expect(mark('left:image', 'blog.example')).toContain(
      'Picture left on the blog <a href="https://blog.example/a/"',
    );
    expect(drawn('<img data-src="https://blog.example/p.jpg" alt="" />').html).toContain(
      'Picture left on the blog',
    );
  });

  it('keeps the space of a picture left on the blog if the blog gives its size', () => {
    const room = (size: string) => {
      document.body.innerHTML = drawn(
        `<img data-src="https://blog.example/p.jpg" alt="Scène" ${size} />`,
      ).html;
      return document.querySelector('svg')?.getAttribute('viewBox');
    };
    expect(room('width="1200" height="800"')).toBe('0 0 1200 800');
    expect(document.querySelector('svg')?.getAttribute('width')).toBe('1200');
    expect(document.body.textContent).toContain('Scène');
    for (const size of [
      '',
      'width="1200"',
      'width="0" height="3"',
      'width="1e9" height="9"',
      'width="x" height="1"',
    ])
      expect(room(size)).toBeUndefined();
  });

  it('keeps links to its own headings, to phone numbers, and to a heading of another article', () => {
    const html = drawn(
      '<h2 id="article-h-a">A</h2><p><a href="#article-h-a">A</a> <a href="tel:+33612345678">T</a> <a href="https://blog.example/autre/#h-b">B</a></p>',
    );
    expect(html.html).toContain('<a href="#article-h-a">A</a> <a href="tel:+33612345678">T</a>');
    expect(html.html).toContain('href="/en/articles/autre#article-h-b"');
    expect(html.sections).toEqual([{ id: 'article-h-a', text: 'A' }]);
  });
});
