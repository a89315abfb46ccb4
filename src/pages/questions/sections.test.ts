import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

it('reads the sections of a drawn text as a reader does', () => {
  const html =
    '<p>Avant.</p><h2 id="prix">Ce que <a href="/a">coûte</a> une vue</h2><p>Une vue &amp; un clic.</p>' +
    '<div><table><caption>Prix</caption><thead><tr><th>Région</th></tr></thead><tbody><tr><th>Europe</th><td>1 €</td><td>2 €</td></tr></tbody></table></div>' +
    '<h3 id="suite">La suite</h3><ul><li><strong>Un.</strong> Deux</li></ul>';
  expect(sectionsOf(html)).toEqual([
    {
      id: 'prix',
      title: 'Ce que coûte une vue',
      blocks: [
        { kind: 'paragraph', text: 'Une vue & un clic.' },
        { kind: 'row', text: 'Europe : 1 €, 2 €' },
      ],
    },
    { id: 'suite', title: 'La suite', blocks: [{ kind: 'item', text: 'Un. Deux' }] },
  ]);
  expect(sectionsOf('')).toEqual([]);
});
