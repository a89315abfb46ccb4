import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Email } from './Email.tsx';

afterEach(cleanup);

it('may break after its @ and its dots, and is whole in the title', () => {
  const { container } = render(<Email>dj-nova.live@mail.example</Email>);
  expect(container.querySelector('bdi')?.title).toBe('dj-nova.live@mail.example');
  expect(container.querySelector('bdi')?.innerHTML).toBe('dj-nova.<wbr>live@<wbr>mail.<wbr>example');
});

it('leads nothing out of its element', () => {
  const { container } = render(<Email>{'a\u2069b@\u2066c'}</Email>);
  expect(container.textContent).toBe('ab@c');
});
