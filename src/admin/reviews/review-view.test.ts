import { expect, it } from 'vitest';
import { isFiltered, readView, withoutFilter, writeView } from './review-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

it('reads what it writes, and leaves out what goes without saying', () => {
  const query =
    'q=Nova&status=rejected&rating=2&source=site&from=2026-11-01&to=2026-11-30&order=asc&page=3&pageSize=50';
  expect(writeView(read(query))).toBe(query);
  expect(writeView(read('status=pending&order=desc&page=1&pageSize=25'))).toBe('');
});

it('takes what makes no sense for nothing', () => {
  expect(
    read(
      'status=deleted&rating=6&order=up&page=-2&pageSize=7&q=%20&id=&source=nowhere&from=hier&to=2026-1-1',
    ),
  ).toEqual(read(''));
  expect(read('page=1.5').page).toBe(1);
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(120);
});

it('knows what narrows the list: not its status, its order or its page', () => {
  for (const query of ['q=a', 'rating=1', 'status=approved&source=site', 'from=2026-11-01', 'to=2026-11-01'])
    expect([query, isFiltered(read(query))]).toEqual([query, true]);
  expect(isFiltered(read('source=site'))).toBe(false);
  expect(isFiltered(read('status=approved&order=asc&page=2'))).toBe(false);
  expect(
    writeView(
      withoutFilter(
        read('id=7&q=a&rating=1&source=site&from=2026-11-01&to=2026-11-30&status=approved&order=asc&page=2'),
      ),
    ),
  ).toBe('status=approved&order=asc');
});
