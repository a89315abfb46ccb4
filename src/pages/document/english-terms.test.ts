import { expect, it } from 'vitest';
import { markEnglishTerms } from './english-terms.ts';

it('markEnglishTerms marks the terms in texts only', () => {
  expect(markEnglishTerms('fr', '<p id="in-feed" title="In-feed">L’in-stream et l’<b>In-feed</b></p>')).toBe(
    '<p id="in-feed" title="In-feed">L’<span lang="en">in-stream</span> et l’<b><span lang="en">In-feed</span></b></p>',
  );
  for (const html of [
    '<script type="application/json">{"a":"in-feed"}</script>',
    '<select><option value="lookalike">Lookalike</option></select>',
    '<p>Sans terme anglais</p>',
  ])
    expect(markEnglishTerms('es', html)).toBe(html);
});

it('markEnglishTerms changes nothing on an English page', () => {
  const html = '<p>In-stream ads and a lookalike audience</p>';
  expect(markEnglishTerms('en', html)).toBe(html);
});
