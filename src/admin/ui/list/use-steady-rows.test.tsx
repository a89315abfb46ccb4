import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteadyRows } from './use-steady-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({
  rows,
  view = 'all',
  isLoaded = true,
}: {
  rows: string[];
  view?: string;
  isLoaded?: boolean;
}) {
  const steady = useSteadyRows(rows, (row) => row, view, isLoaded);
  return (
    <div {...steady.area} data-testid="area">
      <output>{steady.arrived}</output>
      <button type="button" onClick={steady.showOwn}>
        own
      </button>
      <ul>
        {steady.rows.map((row) => (
          <li key={row} {...steady.rowProps(row)}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}
const shown = () => screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent);
const gone = () => [...document.querySelectorAll('[data-gone]')].map((row) => row.textContent);
const press = (name: string) => fireEvent.pointerDown(screen.getByText(name), { pointerType: 'mouse' });

it('a removed row keeps its place, inert, after a pointer press on it', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  press('a');
  rerender(<List rows={['b', 'c']} />);
  expect([shown(), gone()]).toEqual([['a', 'b', 'c'], ['a']]);
  expect(document.querySelector('[data-gone]')?.hasAttribute('inert')).toBe(true);
});

it('no row is inserted between the rows under the pointer', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['new', 'a', 'b']} />);
  expect(shown()).toEqual(['a', 'b']);
});

it.each<[string, () => void]>([
  [
    'the mouse leaves the list',
    () => fireEvent.pointerLeave(screen.getByTestId('area'), { pointerType: 'mouse' }),
  ],
  ['no pointer has moved for three seconds', () => act(() => vi.advanceTimersByTime(3000))],
  ['the keyboard is used', () => fireEvent.keyDown(document.body, { key: 'j' })],
])('the list shows the latest rows once %s', (_when, happens) => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['b']} />);
  happens();
  expect(shown()).toEqual(['b']);
});

it('the list waits three more seconds after each move of the pointer', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['b']} />);
  act(() => vi.advanceTimersByTime(2900));
  fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(2900));
  expect(shown()).toEqual(['a', 'b']);
  act(() => vi.advanceTimersByTime(100));
  expect(shown()).toEqual(['b']);
});

const move = () => fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
const waiting = () => document.querySelector('output')?.textContent;

it('a new row waits until the mouse has not moved for half a second, and is counted until then', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  move();
  rerender(<List rows={['new', 'a', 'b']} />);
  act(() => vi.advanceTimersByTime(400));
  move();
  act(() => vi.advanceTimersByTime(499));
  expect([shown(), waiting()]).toEqual([['a', 'b'], '1']);
  act(() => vi.advanceTimersByTime(1));
  expect([shown(), waiting()]).toEqual([['new', 'a', 'b'], '0']);
});

it('a new row is shown at once while the mouse rests', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  move();
  act(() => vi.advanceTimersByTime(500));
  rerender(<List rows={['new', 'a', 'b']} />);
  expect(shown()).toEqual(['new', 'a', 'b']);
});

it('after a press, a new row is shown half a second later, above the place that a removed row keeps', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['new', 'b']} />);
  act(() => vi.advanceTimersByTime(500));
  expect([shown(), gone()]).toEqual([['a', 'new', 'b'], ['a']]);
  rerender(<List rows={['newer', 'new', 'b']} />);
  expect(shown()).toEqual(['a', 'newer', 'new', 'b']);
  act(() => vi.advanceTimersByTime(2500));
  expect(shown()).toEqual(['newer', 'new', 'b']);
});

it('the first row of the next page, which moves up after a removal, does not count as new', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['b', 'c']} />);
  expect(waiting()).toBe('0');
});

it('a row that the user added is shown half a second after the press, also while the mouse moves', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('b');
  rerender(<List rows={['copy', 'a', 'b']} />);
  fireEvent.click(screen.getByText('own'));
  act(() => vi.advanceTimersByTime(400));
  move();
  expect(shown()).toEqual(['a', 'b']);
  act(() => vi.advanceTimersByTime(100));
  expect(shown()).toEqual(['copy', 'a', 'b']);
  move();
  expect(shown()).toEqual(['copy', 'a', 'b']);
});

it('a mouse that moves over the previous rows while another view is loading does not keep them', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  rerender(<List rows={['a', 'b']} view="others" isLoaded={false} />);
  fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
  rerender(<List rows={['b', 'a']} view="others" />);
  expect(shown()).toEqual(['b', 'a']);
});

it('the next rows are shown when all rows were removed and the pointer is idle', () => {
  const { rerender } = render(<List rows={['a']} />);
  fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
  press('a');
  rerender(<List rows={['b']} />);
  act(() => vi.advanceTimersByTime(3000));
  expect(shown()).toEqual(['b']);
});

it('another view is shown at once', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  rerender(<List rows={['c']} view="others" />);
  expect(shown()).toEqual(['c']);
});

it('the row after a removed row gets its focus', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  press('a');
  screen.getByText('a').focus();
  rerender(<List rows={['b']} />);
  expect(document.activeElement?.textContent).toBe('b');
});
