import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcement } from './Announcement.tsx';

const t = { text: 'Fermé **lundi**.', linkLabel: 'Nous écrire', link: '/contact', startsAt: '', endsAt: '' };

it('shows the announcement with its link, as a named region', () => {
  render(<Announcement label="Annonce" t={t} />);
  const bar = screen.getByRole('complementary', { name: 'Annonce' });
  expect(bar.querySelector('strong')?.textContent).toBe('lundi');
  expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact');
});

it.each(['', 'javascript:alert(1)', 'http://plain.example'])('shows no link to %j', (link) => {
  render(<Announcement label="Annonce" t={{ ...t, link }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
