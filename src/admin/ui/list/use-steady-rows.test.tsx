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
])('the list catches up once %s', (_when, happens) => {
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

it('a row that arrives waits while a mouse rests in the list, until it leaves or was left there', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  const move = () => fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
  move();
  rerender(<List rows={['new', 'a', 'b']} />);
  act(() => vi.advanceTimersByTime(10_000));
  expect(shown()).toEqual(['a', 'b']);
  fireEvent.pointerLeave(screen.getByTestId('area'), { pointerType: 'mouse' });
  expect(shown()).toEqual(['new', 'a', 'b']);
  move();
  rerender(<List rows={['newer', 'new', 'a', 'b']} />);
  act(() => vi.advanceTimersByTime(59_000));
  expect(shown()).toEqual(['new', 'a', 'b']);
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toEqual(['newer', 'new', 'a', 'b']);
});

it('a mouse that moves over the previous rows while another view is loading does not keep them', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  rerender(<List rows={['a', 'b']} view="others" isLoaded={false} />);
  fireEvent.pointerMove(screen.getByTestId('area'), { pointerType: 'mouse' });
  rerender(<List rows={['b', 'a']} view="others" />);
  expect(shown()).toEqual(['b', 'a']);
});

it('the next rows come when a resting mouse has let all rows go', () => {
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
