import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const mdx = '## One\n\ntext\n\n### Deeper\n\n<Calculator />\n\n## Two\n';
const headings = [
  { depth: 2, slug: 'one', text: 'One' },
  { depth: 3, slug: 'deeper', text: 'Deeper' },
  { depth: 2, slug: 'two', text: 'Two' },
];
const calculator = { id: 'calc', text: 'Calculator' };
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe('outlineOf', () => {
  it('lists the headings of the second level', () => {
    expect(outlineOf(mdx, headings)).toEqual([
      { id: 'one', text: 'One' },
      { id: 'two', text: 'Two' },
    ]);
  });

  it('lists the calculator after the heading of its section', () => {
    expect(ids(outlineOf(mdx, headings, calculator))).toEqual(['one', 'calc', 'two']);
  });

  it('lists no calculator that the text does not show', () => {
    expect(ids(outlineOf('## One\n\n## Two\n', headings, calculator))).toEqual(['one', 'two']);
  });
});
