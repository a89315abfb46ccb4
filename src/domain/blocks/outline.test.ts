import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { anchorsOf, outlineOf } from './outline.ts';

const heading = (id: string, text: string, level: 2 | 3 = 2): Block => ({ id, kind: 'heading', level, text });
const blocks: Block[] = [
  heading('b1', 'One'),
  { id: 'b2', kind: 'paragraph', text: 'text' },
  heading('b3', 'Deeper', 3),
  { id: 'b4', kind: 'calculator' },
  heading('b5', 'Two'),
];
const calculator = { id: 'calc', text: 'Calculator' };
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe('outlineOf', () => {
  it('lists the headings of the second level', () => {
    expect(outlineOf(blocks)).toEqual([
      { id: 'one', text: 'One' },
      { id: 'two', text: 'Two' },
    ]);
  });

  it('lists the calculator after the heading of its section', () => {
    expect(ids(outlineOf(blocks, calculator))).toEqual(['one', 'calc', 'two']);
  });

  it('lists neither a calculator that the text does not show, nor a hidden heading', () => {
    const shown = blocks.filter(({ kind }) => kind !== 'calculator');
    expect(ids(outlineOf([...shown, { ...heading('b6', 'Three'), hidden: true }], calculator))).toEqual([
      'one',
      'two',
    ]);
  });
});

it('anchorsOf numbers the same words, and leaves out signs, marks and figures', () => {
  const texts = ['L’été : **`16:9`** !', 'Le [[hook|début]] à {youtube.minimum}', 'L’été : 16:9 !'];
  const anchors = anchorsOf(texts.map((text, index) => heading(`b${index}`, text)));
  expect([...anchors.values()]).toEqual(['lété--169-', 'le-début-à-', 'lété--169--1']);
});
