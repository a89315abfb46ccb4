import { expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { decidedSentence, moderationTexts } from './moderation-texts.ts';

const facts = {
  writtenAt: Date.UTC(2026, 8, 1),
  ground: 'advertising' as const,
  detail: 'Mot {brand} $&',
  brand: 'Marque',
  contactEmail: 'contact@example.com',
  url: 'https://marque.example',
};

it('rejected returns a complete message to the author, with any characters in the details', () => {
  expect(moderationTexts.rejected('fr', facts).text.split('\n\n')).toEqual([
    'Bonjour,',
    'Le 1er septembre 2026, vous avez laissé un avis sur le site Marque. Nous l’avons lu et nous ne l’avons pas publié.',
    'Motif\u00a0: l’avis fait de la publicité.',
    'Précision, telle que l’agence l’a écrite\u00a0: Mot {brand} $&',
    'Une question, une correction\u00a0? Écrivez-nous à contact@example.com. Si vous n’avez laissé aucun avis chez nous, vous pouvez ignorer ce message.',
    'Marque',
    'Voir ou effacer ce que nous avons de vous\u00a0: https://marque.example/mes-donnees\n',
  ]);
  for (const locale of locales) {
    const { subject, text } = moderationTexts.rejected(locale, { ...facts, detail: null });
    expect([locale, subject.includes('\n'), /[{}]/.test(subject + text)]).toEqual([locale, false, false]);
  }
});

it('decidedSentence names the account that decided, or states that the account was deleted', () => {
  expect(decidedSentence('fr', 'approved', 'lea@example.com')).toBe(
    'Cet avis a déjà été approuvé par lea@example.com.',
  );
  expect(decidedSentence('en', 'rejected', null)).toBe(
    'This review has already been rejected by a deleted account.',
  );
});
