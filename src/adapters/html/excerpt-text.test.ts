import { expect, it } from 'vitest';
import { excerptText } from './excerpt-text.ts';

const LINK = 'https://blog.example.com/essai/';

it.each([
  [
    'Twenty Twenty-One',
    '<p>Un texte&hellip; <a class="more-link" href="https://blog.example.com/essai/">Continue reading <span class="screen-reader-text">Essai</span></a></p>',
    'Un texte…',
  ],
  [
    'a theme in Spanish',
    '<p>Un texte [&hellip;] <a href="http://www.blog.example.com/essai">Seguir leyendo</a></p>',
    'Un texte…',
  ],
  [
    'the block',
    '<p>Un texte.</p><a class="wp-block-read-more" href="/essai/">Lire la suite</a>',
    'Un texte.',
  ],
  [
    'a paragraph of its own',
    '<p>Un texte...</p><p class="read-more-container"><a href="x">Weiterlesen</a></p>',
    'Un texte…',
  ],
  ['WordPress alone', '<p>Un texte [&#8230;]</p>', 'Un texte…'],
  [
    'an own link in the middle',
    '<p>Lire <a href="https://blog.example.com/essai/">cet essai</a> ici.</p>',
    'Lire cet essai ici.',
  ],
  ['a page builder', '<p>[vc_row][vc_column]Un texte[/vc_column][/vc_row]</p>', 'Un texte'],
  ['a relative address', '<p>Texte&hellip; <a href="/essai/#more-12">Czytaj dalej</a></p>', 'Texte…'],
  [
    'an address with a number',
    '<p>Texte <a href="https://blog.example.com/?p=12">続きを読む</a></p>',
    'Texte',
  ],
  ['a link within a sentence of its own', '<p>Texte.<br>→ <a href="/essai/">Voir</a>.</p>', 'Texte.'],
  ['a class of the link', '<p>Texte <a class="moretag" href="/x">Read the full article...</a></p>', 'Texte'],
  ['words alone', '<p>Texte [...] Lire la suite de Essai →</p>', 'Texte…'],
  ['a link to another article', '<p>Texte court. <a href="/autre/">lien</a></p>', 'Texte court. lien'],
  ['ordinary brackets', '<p>Il dit [sic].</p>', 'Il dit [sic].'],
])('an excerpt has no invitation to read on: %s', (_theme, html, expected) => {
  expect(excerptText(html, LINK, 1000)).toBe(expected);
});
