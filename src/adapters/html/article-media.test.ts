import { describe, expect, it } from 'vitest';
import { readArticleHtml } from './article-html.ts';

const BASE = 'https://blog.example.com/un-article/';
const read = (html: string) => readArticleHtml(html, BASE);
const FILM =
  '<a href="https://www.youtube.com/embed/dQw4w9WgXcQ" data-embed="www.youtube.com">www.youtube.com</a>';
const WATCHED =
  '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-embed="www.youtube.com">www.youtube.com</a>';
const file = (name: string, kind = 'audio') =>
  `<a href="https://blog.example.com/${name}" data-embed="file:${kind}">${name}</a>`;
const left = (kind: string, name = 'blog.example.com') =>
  `<a href="${BASE}" data-embed="left:${kind}">${name}</a>`;
const picture = '<img data-src="https://blog.example.com/p.jpg" alt="Scène" />';
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

describe('sound and films of an article', () => {
  it.each([
    [
      'a block',
      '<figure class="wp-block-audio"><audio controls src="/demo.mp3"></audio></figure>',
      `<figure>${file('demo.mp3')}</figure>`,
    ],
    [
      'a film with sources',
      '<video><source src="/clip.mp4" type="video/mp4"></video>',
      file('clip.mp4', 'video'),
    ],
    [
      'the player of a shortcode',
      '<audio class="wp-audio-shortcode"><source src="/demo.mp3?_=1"><a href="/demo.mp3">https://blog.example.com/demo.mp3</a></audio>',
      file('demo.mp3'),
    ],
    [
      'a late source',
      '<video preload="none"><source data-src="/clip.webm"></video>',
      file('clip.webm', 'video'),
    ],
    [
      'a playlist',
      '<div class="wp-playlist wp-audio-playlist"><audio controls></audio><noscript><ol><li><a href="/a.mp3">A</a></li></ol></noscript><script type="application/json" class="wp-playlist-script">{"tracks":[{"src":"https://blog.example.com/a.mp3","title":"Un & deux"}]}</script></div>',
      '<ul><li><a href="https://blog.example.com/a.mp3" data-embed="file:audio">Un &amp; deux</a></li></ul>',
    ],
    [
      'an address in another attribute',
      '<video data-mp4="https://blog.example.com/clip.mp4"></video>',
      file('clip.mp4', 'video'),
    ],
    ['a player without an address', '<video><source onerror="alert(1)"></video>', left('video')],
  ])('become links with the name of the file: %s', (_form, html, expected) => {
    const article = read(html);
    expect(article.html).toBe(expected);
    expect(article.left).toBe(1);
  });
});

describe('players that a script loads late', () => {
  it.each([
    ['lazysizes', '<iframe class="lazyload" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
    [
      'WP Rocket',
      '<iframe src="about:blank" data-lazy-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><noscript><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></noscript>',
    ],
    [
      'LiteSpeed',
      '<iframe data-lazyloaded="1" src="about:blank" data-litespeed-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    ],
    ['Rocket Loader', '<iframe data-rocket-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
    [
      'a consent plugin',
      '<iframe src="about:blank" data-src-cmplz="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    ],
    [
      'a noscript alone',
      '<iframe src="about:blank"></iframe><noscript><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></noscript>',
    ],
    [
      'an object',
      '<object><param name="movie" value="https://www.youtube.com/embed/dQw4w9WgXcQ"><embed src="https://www.youtube.com/embed/dQw4w9WgXcQ"></object>',
    ],
    [
      'WP Rocket’s player of films',
      '<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ" data-id="dQw4w9WgXcQ" data-query="feature=oembed"></div><noscript><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></noscript>',
    ],
    [
      'Borlabs Cookie',
      `<div data-borlabs-cookie-content="${btoa('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')}"><p>Charger</p></div>`,
    ],
    [
      'a script that waits for consent',
      `<script type="text/template">${btoa('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')}</script>`,
    ],
  ])('keep their player: %s', (_plugin, html) => {
    expect(read(html)).toEqual({ html: FILM, left: 0, shortcodes: 0 });
  });

  it.each([
    ['lite-youtube', '<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>'],
    ['AMP', '<amp-youtube data-videoid="dQw4w9WgXcQ" width="480" height="270"></amp-youtube>'],
    ['Presto Player', '<presto-player video_id="dQw4w9WgXcQ" provider="youtube"></presto-player>'],
    ['tarteaucitron', '<div class="youtube_player" videoID="dQw4w9WgXcQ" width="560"></div>'],
    ['Plyr', '<div data-plyr-provider="youtube" data-plyr-embed-id="dQw4w9WgXcQ"></div>'],
    [
      'WP YouTube Lyte',
      '<div class="lyte-wrapper"><div class="lyMe" id="WYL_dQw4w9WgXcQ"><div class="tT">Titre</div></div><noscript><a href="https://youtu.be/dQw4w9WgXcQ"><img src="https://i.ytimg.com/vi/dQw4w9WgXcQ/0.jpg" alt=""></a></noscript></div>',
    ],
    [
      'Elementor',
      `<div class="elementor-widget-video" data-settings='{"youtube_url":"https:\\/\\/www.youtube.com\\/watch?v=dQw4w9WgXcQ"}'><div class="elementor-video"></div></div>`,
    ],
  ])('are found by the address or the id in an attribute: %s', (_plugin, html) => {
    expect(read(html)).toEqual({ html: WATCHED, left: 0, shortcodes: 0 });
  });

  it('are replaced by a mark when they have no address', () => {
    expect(read('<p>Écoutez :</p><iframe srcdoc="<p>x</p>" title="Lecteur"></iframe>')).toMatchObject({
      html: `<p>Écoutez :</p>${left('content', 'Lecteur')}`,
      left: 1,
    });
    expect(read('<my-player track="5"></my-player>').left).toBe(1);
    expect(read('<canvas></canvas>').left).toBe(1);
    expect(read('<div class="soundcloud_player" data-playable-id="123"></div>').left).toBe(1);
    expect(read('<div class="wp-block-jetpack-map" data-points="[]"></div>').left).toBe(1);
    expect(read('<div class="wp-block-embed__wrapper"></div><div class="wp-block-spacer"></div>').left).toBe(
      0,
    );
  });

  it('are removed without a mark when they only count visits', () => {
    expect(
      read(
        '<p>a</p><noscript><img height="1" width="1" src="https://t.example/x.gif"></noscript><iframe src="https://t.example/" width="0" height="0"></iframe>',
      ),
    ).toEqual({ html: '<p>a</p>', left: 0, shortcodes: 0 });
  });
});

describe('an address that is alone on its line', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=12',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://open.spotify.com/intl-fr/track/4uLU6hMCjMI',
    'https://www.deezer.com/fr/album/12',
    'https://soundcloud.com/lea/un-titre',
    'https://vimeo.com/12345678',
  ])('becomes a player: %s', (address) => {
    const { host } = new URL(address);
    const expected = `<a href="${address}" data-embed="${host}">${host}</a>`;
    expect(read(`<p>${address}</p>`).html).toBe(`<p>${expected}</p>`);
    expect(
      read(
        `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>`,
      ).html,
    ).toBe(`<figure>${expected}</figure>`);
    expect(read(`<p><a href="${address}">${address}</a></p>`).html).toBe(`<p>${expected}</p>`);
    expect(read(`<p>Mot<br>${address}<br>mot</p>`).html).toContain(expected);
  });

  it('becomes a link if there is no player for it, and stays text in a sentence and in code', () => {
    expect(read('<p>https://a.example/b</p>').html).toBe(
      '<p><a href="https://a.example/b">https://a.example/b</a></p>',
    );
    const others = '<p>Voir https://youtu.be/dQw4w9WgXcQ ici</p><pre>https://youtu.be/dQw4w9WgXcQ</pre>';
    expect(read(others).html).toBe(others);
  });
});

describe('pictures of an article', () => {
  it.each([
    `<img src="${EMPTY}" data-src="/p.jpg" alt="Scène">`,
    `<img src="${EMPTY}" data-lazy-src="/p.jpg" alt="Scène"><noscript><img src="/p.jpg" alt="Scène"></noscript>`,
    `<noscript><img src="/p.jpg" alt="Scène"></noscript><img src="${EMPTY}" data-src="/p.jpg" alt="Scène">`,
    '<img src="/wp-content/plugins/lazy/placeholder.gif" data-original="/p.jpg" alt="Scène">',
    `<img src="${EMPTY}" data-orig-src="/p.jpg" alt="Scène">`,
    `<img src="${EMPTY}" data-srcset="/s.jpg 300w, /p.jpg 1200w" alt="Scène">`,
    `<img src="${EMPTY}" alt="Scène"><noscript><img src="/p.jpg" alt="Scène"></noscript>`,
    `<picture><source data-srcset="/p.jpg 2x"><img src="${EMPTY}" alt="Scène"></picture>`,
    '<amp-img src="/p.jpg" alt="Scène" width="300" height="200"></amp-img>',
    '<div class="lazy" data-bg="url(/p.jpg)" aria-label="Scène"></div>',
    '<div role="img" aria-label="Scène" style="background-image:url(https://blog.example.com/p.jpg)"></div>',
  ])('are found wherever a plugin puts their address: %s', (html) => {
    expect(read(html).html.replace(' width="300" height="200"', '')).toBe(picture);
  });

  it('are replaced by a mark when they have no address', () => {
    expect(read(`<img src="${EMPTY}" alt="Scène">`)).toMatchObject({ html: left('image', 'Scène'), left: 1 });
    expect(read('<svg viewBox="0 0 9 9" aria-label="Courbe"></svg>').html).toBe(left('image', 'Courbe'));
    expect(read('<a href="/x">mot <svg aria-hidden="true"><title>x</title></svg></a>').left).toBe(0);
  });
});

it('a form is replaced by a link to the article on the blog', () => {
  expect(read('<form><label>Nom <input name="n"></label></form>').html).toBe(left('form'));
});

it.each([
  ['<h3>Question ?<span class="icon" aria-hidden="true">+</span></h3>', '<h2>Question ?</h2>'],
  ['<div aria-hidden="true"><p>La réponse.</p></div>', '<p>La réponse.</p>'],
  [
    '<details><summary>Plus</summary><p>a</p></details>',
    '<details><summary>Plus</summary><p>a</p></details>',
  ],
  ['<p>Soit <math alttext="x^2"><mi>x</mi></math>.</p>', '<p>Soit  x^2 .</p>'],
  ['<p>Soit <math><mi>x</mi><mo>+</mo><mn>1</mn></math>.</p>', '<p>Soit  x+1 .</p>'],
  [
    '<p lang="en">Hello <span dir="rtl" lang="ar">مرحبا</span></p>',
    '<p lang="en">Hello <span dir="rtl" lang="ar">مرحبا</span></p>',
  ],
  [
    '<p><a href="tel:+33612345678">Appeler</a> <a href="sms:+33612345678">x</a></p>',
    '<p><a href="tel:+33612345678">Appeler</a> <a href="sms:+33612345678">x</a></p>',
  ],
])('keeps the meaning of %s', (html, expected) => {
  expect(read(html).html).toBe(expected);
});

it('links to a part of the article become links within the page', () => {
  const html = `<p><a href="#h-budget">Budget</a> <sup id="n-link"><a href="${BASE}#n">1</a></sup> <a href="#absent">x</a></p><div id="h-budget"><p>a</p></div><ol><li id="n">note <a href="http://www.blog.example.com/un-article#n-link">↩</a></li></ol>`;
  expect(read(html).html).toBe(
    `<p><a href="#article-h-budget">Budget</a> <sup id="article-n-link"><a href="#article-n">1</a></sup> <a href="${BASE}#absent">x</a></p><div id="article-h-budget"><p>a</p></div><ol><li id="article-n">note <a href="#article-n-link">↩</a></li></ol>`,
  );
});

it('links to a picture of the article become links within the page, and those to its top lose their address', () => {
  expect(
    read('<p><a href="#f">Fig. 1</a> <a href="#top">Haut</a></p><img id="f" src="/p.jpg" alt="">').html,
  ).toBe(
    '<p><a href="#article-f">Fig. 1</a> <a>Haut</a></p><span id="article-f"></span><img data-src="https://blog.example.com/p.jpg" alt="" />',
  );
});

describe('shortcodes of page builders', () => {
  it('are removed and counted', () => {
    const html =
      '<p>[vc_row full_width=&#8221;stretch&#8221;][vc_column]Un texte.[/vc_column][/vc_row]</p><p>[et_pb_text]</p><p>Un autre.</p>';
    expect(read(html)).toEqual({ html: '<p>Un texte.</p><p>Un autre.</p>', left: 0, shortcodes: 5 });
  });

  it('are replaced by the content of their address, or by a mark for their content', () => {
    expect(read('<p>[contact-form-7 id="12" title="Contact"]</p>')).toEqual({
      html: `<p>${left('form')}</p>`,
      left: 1,
      shortcodes: 1,
    });
    expect(read('<p>[vc_video link="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]</p>').html).toBe(
      `<p>${WATCHED}</p>`,
    );
  });

  it('are distinguished from ordinary words in brackets, and from code', () => {
    const html =
      '<p>Il dit [sic] : […] [Refrain] [1] [ci-dessus] [feat. Léa] [note de l’auteur]</p><pre>[vc_row]</pre>';
    expect(read(html)).toEqual({ html, left: 0, shortcodes: 0 });
  });
});
