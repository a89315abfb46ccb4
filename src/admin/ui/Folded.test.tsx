import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Folded } from './Folded.tsx';

afterEach(cleanup);

it('shows the head of each folded column with its value', () => {
  render(<Folded values={[{ name: 'range', label: 'Dans notre fourchette ?', value: 'Oui', wide: true }]} />);
  expect(screen.getByRole('term').textContent).toBe('Dans notre fourchette ?');
  expect(screen.getByRole('definition').textContent).toBe('Oui');
  expect(document.querySelector('.admin-hidden')).toBeNull();
});

it('hides the head of a value that says what it is, but not from a screen reader', () => {
  render(<Folded values={[{ name: 'platform', label: 'Plateforme', value: 'YouTube', plain: true }]} />);
  expect(screen.getByRole('term').textContent).toBe('Plateforme');
  expect(screen.getByRole('term').className).toBe('admin-hidden');
});
