import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LegalPage } from './LegalPage.tsx';

it('a legal text has its contents beside it, with a link to each of its parts', () => {
  render(
    <LegalPage locale="fr" title="Confidentialité" contents={[{ id: 'vos-droits', text: 'Vos droits' }]}>
      <h2 id="vos-droits">Vos droits</h2>
    </LegalPage>,
  );
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  expect(within(contents).getByText('Vos droits').closest('a')?.getAttribute('href')).toBe('#vos-droits');
});
