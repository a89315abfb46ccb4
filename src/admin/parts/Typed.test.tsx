import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Filled, Typed } from './Typed.tsx';

afterEach(cleanup);

it('what was typed stands in an element of its own, out of which no sign of it leads', () => {
  const { container } = render(<Typed>{'\u202eNova\u2069\u2066'}</Typed>);
  expect(container.innerHTML).toBe('<bdi>\u202eNova</bdi>');
});

it('so does it in a sentence, wherever its hole is, and markup stays text', () => {
  const { container } = render(<Filled text="De {from} à {to}." typed={{ from: '<b>', to: 'مرحبا' }} />);
  expect(container.innerHTML).toBe('De <bdi>&lt;b&gt;</bdi> à <bdi>مرحبا</bdi>.');
});
