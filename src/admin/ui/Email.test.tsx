import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Email } from './Email.tsx';

it('an e-mail address may break after its @ and its dots, and its title is the whole address', () => {
  const { container } = render(<Email>dj-nova.live@mail.example</Email>);
  expect(container.querySelector('bdi')?.title).toBe('dj-nova.live@mail.example');
  expect(container.querySelector('bdi')?.innerHTML).toBe('dj-nova.<wbr>live@<wbr>mail.<wbr>example');
});

it.each(['lea', '.lea', 'lea@', 'a..b@c.', '@', '.'])(
  'the e-mail address %j loses no character',
  (address) => {
    const { container } = render(<Email>{address}</Email>);
    expect(container.textContent).toBe(address);
  },
);

it('direction marks in an e-mail address have no effect outside its element', () => {
  const { container } = render(<Email>{'a\u2069b@\u2066c'}</Email>);
  expect(container.textContent).toBe('ab@c');
});
