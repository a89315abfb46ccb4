import { expect, it } from 'vitest';
import { watch } from '../dictionaries/watch/index.ts';
import { watchTexts } from './watch-texts.ts';

const facts = { friday: '2027-01-01', code: 'A', brand: 'Marque', siteUrl: 'https://a.example' };

it('writes a Friday that is the first of a month with its article', () => {
  expect(watchTexts.confirm('fr', facts).linkText).toContain('suivre le 1er janvier 2027 avec Marque');
  expect(watchTexts.confirm('es', facts).linkText).toContain('seguir el 1 de enero de 2027 con Marque');
  const { subject, linkText } = watchTexts.confirm('pt', facts);
  expect(subject).toContain('acompanha a sexta-feira 1º de janeiro de 2027');
  expect(linkText).toContain('acompanhar a sexta-feira 1º de janeiro de 2027 com a Marque');
});

it('never watches a Portuguese day without an article', () => {
  expect(JSON.stringify(watch.pt)).not.toMatch(/acompanhar? \{friday\}|para \{friday\}\./);
});
