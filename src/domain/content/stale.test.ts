import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_SCHEMA, type PartContent, type Stamps } from './content.ts';
import { frenchStamps, frenchTexts, GONE, staleTexts, stampKey, stampOf } from './stale.ts';

const part = 'guide-budget-youtube-ads';
const guide = (blocks: readonly [string, string][], title = 'Titre'): PartContent => ({
  schema: CONTENT_SCHEMA,
  fields: { title },
  items: blocks.map(([id, text]) => ({ id, hidden: false, fields: { kind: 'paragraph', text, of: '' } })),
});
const file = guide([
  ['a', 'un'],
  ['b', 'deux'],
  ['c', 'trois'],
]);
const english = guide([
  ['a', 'one'],
  ['b', 'two'],
  ['c', 'three'],
]);
const stale = (french: PartContent, stamps: Stamps = {}, own = english, known: Stamps = {}) =>
  staleTexts(part, { french, frenchStamps: known, frenchStandard: file, own, stamps });
const names = (...all: Parameters<typeof stale>) => stale(...all).map(({ key, kind }) => `${key} ${kind}`);

describe('what is stale', () => {
  it('is nothing while French is that of the file', () => {
    expect(names(file)).toEqual([]);
  });

  it('are changed, new, removed and moved blocks, and changed fields', () => {
    const french = guide(
      [
        ['b', 'deux, mais mieux'],
        ['a', 'un'],
        ['d', 'quatre'],
      ],
      'Autre titre',
    );
    expect(names(french)).toEqual([
      'items moved',
      'title changed',
      'item:b changed',
      'item:d new',
      'item:c removed',
    ]);
  });

  it('is settled by the stamp of the French of now, until French changes again', () => {
    const french = guide([
      ['a', 'neuf'],
      ['b', 'deux'],
      ['c', 'trois'],
    ]);
    const [entry] = stale(french);
    const stamps = { [entry?.key ?? '']: entry?.stamp ?? '' };
    expect(names(french, stamps)).toEqual([]);
    expect(
      names(
        guide([
          ['a', 'plus neuf'],
          ['b', 'deux'],
          ['c', 'trois'],
        ]),
        stamps,
      ),
    ).toEqual(['item:a changed']);
    // Back at the text for which the translation was right.
    expect(names(file)).toEqual([]);
  });

  it('is no block that the translation keeps although French removed it, or that it declined', () => {
    expect(
      names(
        guide([
          ['a', 'un'],
          ['b', 'deux'],
        ]),
        { 'item:c': GONE },
      ),
    ).toEqual([]);
    const french = guide([
      ['a', 'un'],
      ['b', 'deux'],
      ['c', 'trois'],
      ['d', 'quatre'],
    ]);
    expect(names(french, { 'item:d': stampOf('paragraph\nquatre') })).toEqual([]);
  });

  it('is no change that French said to have no effect, also after a second one', () => {
    const second = guide([
      ['a', 'un.'],
      ['b', 'deux'],
      ['c', 'trois'],
    ]);
    const third = guide([
      ['a', 'un !'],
      ['b', 'deux'],
      ['c', 'trois'],
    ]);
    const first = frenchStamps(
      { texts: frenchTexts(part, file), stamps: {} },
      frenchTexts(part, second),
      new Set(['item:a']),
    );
    expect(names(second, {}, english, first)).toEqual([]);
    const both = frenchStamps(
      { texts: frenchTexts(part, second), stamps: first },
      frenchTexts(part, third),
      new Set(['item:a']),
    );
    expect(names(third, {}, english, both)).toEqual([]);
    const loud = frenchStamps(
      { texts: frenchTexts(part, second), stamps: first },
      frenchTexts(part, third),
      new Set(),
    );
    expect(names(third, {}, english, loud)).toEqual(['item:a changed']);
  });
});

it('random edits: stale are exactly the changed blocks that had an effect', () => {
  const edit = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    text: fc.constantFrom('un', 'deux', 'x', 'y'),
    silent: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      let french = file;
      let known: Stamps = {};
      /** What each block is known as: the text of its last change with effect. */
      const model = new Map([
        ['a', 'un'],
        ['b', 'deux'],
        ['c', 'trois'],
      ]);
      for (const { id, text, silent } of edits) {
        const next = {
          ...french,
          items: french.items.map((item) =>
            item.id === id ? { ...item, fields: { ...item.fields, text } } : item,
          ),
        };
        const was = french.items.find((item) => item.id === id)?.fields['text'];
        known = frenchStamps(
          { texts: frenchTexts(part, french), stamps: known },
          frenchTexts(part, next),
          new Set(silent ? [stampKey(`items.${id}`)] : []),
        );
        if (was !== text && !silent) model.set(id, text);
        french = next;
      }
      const expected = [...model]
        .filter(([id, text]) => file.items.find((item) => item.id === id)?.fields['text'] !== text)
        .map(([id]) => `item:${id} changed`);
      expect(names(french, {}, english, known)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
