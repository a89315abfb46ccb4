import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    [
      '<p>Trois leviers&nbsp;: cible, &eacute;coute &amp; suivi&hellip;</p>',
      'Trois leviers : cible, écoute & suivi…',
    ],
    ['<p>Un</p><p>Deux</p>', 'Un Deux'],
    ['Un<br/>deux<br>trois', 'Un deux trois'],
    ['Un <strong>gras</strong>, un <a href="javascript:alert(1)">lien</a>', 'Un gras, un lien'],
    ['J’adore <3 et 2 < 3 > 1', 'J’adore <3 et 2 < 3 > 1'],
    ['a &lt; b &#38; c', 'a < b & c'],
    ['  trop \n\n d’espaces\t', 'trop d’espaces'],
    ['avant<script>alert(1)</script>après', 'avantaprès'],
    ['<style>p{}</style>texte', 'texte'],
    ['<img src=x onerror=alert(1)>photo', 'photo'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;fin', 'fin'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;fin', 'fin'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<!-- secret -->vu', 'vu'],
    ['évil\u202egnp.exe', 'évil gnp.exe'],
    ['demi \ud83c fin', 'demi \ufffd fin'],
    ['👨‍👩‍👧 été', '👨‍👩‍👧 été'],
  ])('turns %j into %j', (html, text) => {
    expect(plainText(html, 500)).toBe(text);
  });

  it.each<unknown>([null, undefined, 3, {}, [], '', '   ', '<p></p>', '<script>x</script>', '\u0000'])(
    'returns null for %j',
    (value) => {
      expect(plainText(value, 500)).toBeNull();
    },
  );

  it('returns no more than the given length, and does not read a long text to its end', () => {
    expect(plainText('a'.repeat(5000), 100)).toHaveLength(100);
    expect(plainText(`début${' '.repeat(1_000_000)}fin`, 100)).toBe('début');
    // Read to the end, these texts would delay the tests as they would delay visitors.
    for (const hostile of ['<', '<p', '&amp;', '<p>', '<a b=c ']) plainText(hostile.repeat(1_000_000), 100);
  });

  it('leaves no markup of any text', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '&lt;',
      '&amp;',
      '&#60;',
      '&#x3c',
      'script',
      'b',
      ' ',
      '!--',
      '"',
      '\0',
      '\u202e',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 }),
        (pieces) => {
          const text = plainText(pieces.join(''), 300) ?? '';
          expect(text).not.toMatch(/<[a-z/!?]/i);
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});
