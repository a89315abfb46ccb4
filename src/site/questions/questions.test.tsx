import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '../../contracts/questions.ts';
import { locales } from '../../domain/locale/locale.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { questionTexts } from './texts.ts';

afterEach(cleanup);

const passage = {
  title: 'Ce que coûte une vue',
  page: 'Budget YouTube Ads',
  href: '/guide-budget-youtube-ads#vue',
  text: [
    { kind: 'paragraph' as const, text: 'Une vue coûte peu.' },
    { kind: 'item' as const, text: 'Un.' },
    { kind: 'item' as const, text: 'Deux.' },
  ],
  more: true,
  updated: '2026-11-25',
};
const shown = (answer: QuestionAnswer) =>
  render(<QuestionBox locale="fr" asked={{ text: 'combien coûte une vue', answer }} />);

describe('an answer', () => {
  it('is the site’s words with their page and day, the prices in force, and the next step', () => {
    shown({
      outcome: 'answer',
      passage,
      prices: {
        caption: 'Prix d’une vue',
        columns: ['Région', 'Notoriété'],
        rows: [{ name: 'Europe', cells: ['0,01 à 0,04 €'] }],
        fee: 'Honoraires en plus.',
      },
      next: { kind: 'simulator', platform: 'youtube' },
    });
    expect(screen.getByRole('status').textContent).toBe('Une réponse trouvée.');
    expect(screen.getByRole('heading').textContent).toBe(passage.title);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Un.', 'Deux.']);
    expect(screen.getByText(/Mot pour mot/).textContent).toContain('25 novembre 2026');
    expect(screen.getByRole('link', { name: passage.page }).getAttribute('href')).toBe(passage.href);
    expect(within(screen.getByRole('table')).getByRole('cell').textContent).toBe('0,01 à 0,04 €');
    expect(screen.getByRole('link', { name: 'Estimer avec votre budget' }).getAttribute('href')).toBe(
      '#simulator?platform=youtube',
    );
  });

  it('that is not sure names near passages, without their text', () => {
    shown({ outcome: 'near', passages: [passage] });
    expect(screen.getByRole('status').textContent).toBe('Un passage proche.');
    expect(screen.getByRole('heading').textContent).toBe('Nous n’avons pas de réponse sûre.');
    expect(screen.queryByText('Une vue coûte peu.')).toBeNull();
  });

  it('that does not exist is said, and the question goes to the contact form only by the visitor', () => {
    shown({ outcome: 'none' });
    expect(screen.getByRole('heading').textContent).toBe('Nous n’avons pas de réponse.');
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/contact#message=combien%20co%C3%BBte%20une%20vue',
    );
  });
});

it.each(locales)(
  '%s: the form posts to the page of the box, so that no address holds a question',
  (locale) => {
    const { container } = render(<QuestionBox locale={locale} />);
    const form = container.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(locale === 'fr' ? '/questions' : `/${locale}/questions`);
    expect(screen.getByLabelText(questionTexts[locale].label).getAttribute('maxlength')).toBe('200');
    expect(screen.queryByRole('search')).not.toBeNull();
  },
);
