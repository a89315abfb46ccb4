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
