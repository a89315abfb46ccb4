import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Folded } from './Folded.tsx';

afterEach(cleanup);

it('each folded value has the header of its column', () => {
  render(<Folded values={[{ name: 'range', label: 'Dans notre fourchette ?', value: 'Oui', wide: true }]} />);
  expect(screen.getByRole('term').textContent).toBe('Dans notre fourchette ?');
  expect(screen.getByRole('definition').textContent).toBe('Oui');
  expect(document.querySelector('.admin-hidden')).toBeNull();
});

it('the header of a plain value is only for screen readers', () => {
  render(<Folded values={[{ name: 'platform', label: 'Plateforme', value: 'YouTube', plain: true }]} />);
  expect(screen.getByRole('term').textContent).toBe('Plateforme');
  expect(screen.getByRole('term').className).toBe('admin-hidden');
});
