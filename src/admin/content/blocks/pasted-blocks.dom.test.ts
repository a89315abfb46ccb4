import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../../tests/html-attacks.ts';
import { parseInline } from '../../../domain/blocks/inline.ts';
import { blocksOfHtml, blocksOfText } from './pasted-blocks.ts';

describe('pasted HTML', () => {
  it('becomes headings, paragraphs, lists, notes and tables with their marks', () => {
    const html = `<meta charset="utf-8"><h1>Le <b>prix</b></h1><p>Une <strong>vue </strong>coûte
      <a href="https://example.com/a">peu</a>.<br>Oui, <code>cpv</code>.</p>
      <ul><li>Un<ul><li>Un bis</li></ul></li><li><p>Deux</p></li></ul><h4>Plus bas</h4>
      <blockquote><p>Dit</p><p>Redit</p></blockquote>
      <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>`;
    expect(blocksOfHtml(html)).toEqual([
      { kind: 'heading', text: 'Le prix' },
      { kind: 'paragraph', text: 'Une **vue** coûte [peu](https://example.com/a).\nOui, `cpv`.' },
      { kind: 'list', text: 'Un\nUn bis\nDeux' },
      { kind: 'subheading', text: 'Plus bas' },
      { kind: 'note', text: 'Dit\nRedit' },
      { kind: 'table', text: 'A | B\n1 | 2' },
    ]);
  });

  it('of Google Docs keeps bold that is a style, and is not bold as a whole', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Gras</span><span style="font-weight:400"> puis maigre</span></p><p>Second</p></b>';
    expect(blocksOfHtml(html)).toEqual([
      { kind: 'paragraph', text: '**Gras** puis maigre' },
      { kind: 'paragraph', text: 'Second' },
    ]);
  });

  it('keeps no script, style, unsafe address or element', () => {
    const html =
      '<style>p{}</style><p onclick="x()">Bon<script>alert(1)</script> <a href="javascript:alert(1)">lien</a><img src=x onerror=alert(1)></p>';
    expect(blocksOfHtml(html)).toEqual([{ kind: 'paragraph', text: 'Bon lien' }]);
  });

  it.each(attacks)('keeps no unsafe link of %s', (attack) => {
    for (const { text } of blocksOfHtml(`<p>Avant ${attack} après</p>`))
      expect(JSON.stringify(parseInline(text))).not.toContain('"link"');
  });

  it('is never more than texts of the closed list of blocks', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<ul><li>',
        '</li></ul>',
        '<b>',
        '</b>',
        '<a href="/faq">',
        '<a href="data:x">',
        '</a>',
        '<br>',
        '<td>',
        '<h2>',
        '</h2>',
        'mot ',
        '&lt;i&gt;',
        '**',
        '`',
        '<table><tr>',
        '</table>',
        '<div>',
      ],
    );
    const kinds = ['heading', 'subheading', 'paragraph', 'list', 'note', 'table'];
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        for (const { kind, text } of blocksOfHtml(pieces.join(''))) {
          expect(kinds).toContain(kind);
          expect(text).not.toMatch(/\n\n|^\s|\s$|data:/);
          if (kind.endsWith('heading')) expect(text).not.toContain('\n');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('pasted text', () => {
  it('has a paragraph a line, or where it has empty lines, between those', () => {
    expect(blocksOfText('Un\nDeux')).toEqual([
      { kind: 'paragraph', text: 'Un' },
      { kind: 'paragraph', text: 'Deux' },
    ]);
    expect(blocksOfText('Un\nsuite\r\n\r\nDeux\n')).toEqual([
      { kind: 'paragraph', text: 'Un\nsuite' },
      { kind: 'paragraph', text: 'Deux' },
    ]);
  });

  it('makes lists of bullets and numbers, headings of signs, tables of tabs', () => {
    expect(blocksOfText('## Prix\n- un\n- deux\n1. trois\nA\tB\n1\t2\nfin')).toEqual([
      { kind: 'heading', text: 'Prix' },
      { kind: 'list', text: 'un\ndeux\ntrois' },
      { kind: 'table', text: 'A | B\n1 | 2' },
      { kind: 'paragraph', text: 'fin' },
    ]);
  });

  it('of nothing is no block', () => {
    expect(blocksOfText(' \n ')).toEqual([]);
    expect(blocksOfHtml('<script>x</script>')).toEqual([]);
  });
});
