import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PagePictures } from '../../contracts/page-pictures.ts';
import { isOwnOrSafe } from '../../domain/content/marks.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { Testimonials } from './Testimonials.tsx';

const t = textsOf('fr').agency.testimonials;
const item = (text: string) => ({ id: 'a', text, name: 'Léa <b>N.</b>', role: 'Chanteuse', picture: 'p' });
const show = (text: string, pictures?: PagePictures) =>
  render(<Testimonials locale="fr" t={t} items={[item(text)]} pictures={pictures} level={2} />).container;
const files = [{ url: '/media/a-w480.webp', width: 480, height: 480 }];
const portrait = {
  width: 800,
  height: 800,
  colour: '#336699',
  focal: { x: 0.5, y: 0.5 },
  alt: { fr: 'Léa au piano', en: 'Léa at the piano', es: '', pt: '' },
  decorative: false,
  files: { avif: [], webp: files, jpeg: null },
};

it('shows a testimonial with its marks and its author, without a rating and never as verified', () => {
  const page = show('**Enfin** des chiffres.\n[Lire](/faq)');
  expect(page.querySelector('blockquote')?.innerHTML).toBe(
    '<strong>Enfin</strong> des chiffres.<br><a href="/faq" class="link">Lire</a>',
  );
  expect(screen.getByText('Léa <b>N.</b>')).toBeTruthy();
  expect(page.querySelector('svg')).toBeNull();
  expect(page.textContent).not.toMatch(/vérifi/i);
});

it('shows the picture of the person, with its alternative text in the language of the page', () => {
  const page = show('Oui', { p: portrait });
  const image = page.querySelector('img');
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['/media/a-w480.webp', 'Léa au piano']);
  cleanup();
  expect(show('Oui', { p: { ...portrait, decorative: true } }).querySelector('img')?.alt).toBe('');
  cleanup();
  expect(show('Oui', { other: portrait }).querySelector('img')).toBeNull();
});

it('shows nothing without a testimonial', () => {
  expect(render(<Testimonials locale="fr" t={t} items={[]} level={3} />).container.innerHTML).toBe('');
});

it('renders no elements from a text except bold words, line breaks and safe links', () => {
  const parts = fc.oneof(
    fc.constantFrom(
      '**',
      '[a](',
      ')',
      '](',
      '\n',
      '<script>',
      '<img src=x onerror=a>',
      'javascript:a',
      '//x',
      '/x',
      '"',
    ),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 15 }), (pieces) => {
      const quote = show(pieces.join('')).querySelector('blockquote');
      for (const element of quote?.querySelectorAll('*') ?? []) {
        expect(['STRONG', 'BR', 'A']).toContain(element.tagName);
        if (element.tagName === 'A') expect(isOwnOrSafe(element.getAttribute('href') ?? '')).toBe(true);
      }
      cleanup();
    }),
    { numRuns: 300 },
  );
});
