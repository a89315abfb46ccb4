import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Filled, Typed } from './Typed.tsx';

it('typed text is rendered in its own element, so that its direction marks have no effect outside', () => {
  const { container } = render(<Typed>{'\u202eNova\u2069\u2066'}</Typed>);
  expect(container.innerHTML).toBe('<bdi>\u202eNova</bdi>');
});

it('typed text in a sentence is rendered in its own element at any position, and its markup stays text', () => {
  const { container } = render(<Filled text="De {from} à {to}." typed={{ from: '<b>', to: 'مرحبا' }} />);
  expect(container.innerHTML).toBe('De <bdi>&lt;b&gt;</bdi> à <bdi>مرحبا</bdi>.');
});
