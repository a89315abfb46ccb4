import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, graphemesOf } from './cut.ts';

describe('cutText', () => {
  it('returns a text that fits unchanged', () => {
    expect(cutText('Bonjour', 7)).toBe('Bonjour');
    expect(cutText('', 150)).toBe('');
  });

  it('cuts at the end of a word, and leaves out the comma or the full stop', () => {
    expect(cutText('Très bien. Je recommande', 14)).toBe('Très bien. Je…');
    expect(cutText('Une équipe à l’écoute. Toujours', 26)).toBe('Une équipe à l’écoute…');
    expect(cutText('On verra… plus tard', 11)).toBe('On verra…');
    expect(cutText('Une équipe à l’écoute, toujours', 26)).toBe('Une équipe à l’écoute…');
    expect(cutText('Une équipe formidable', 10)).toBe('Une équipe…');
  });

  it('cuts inside a word when there is no other place', () => {
    expect(cutText('a'.repeat(200), 150)).toBe(`${'a'.repeat(150)}…`);
    expect(cutText(`Voir ${'a'.repeat(200)}`, 150)).toBe(`Voir ${'a'.repeat(145)}…`);
    expect(cutText('広告運用は非常に丁寧でした', 5)).toBe('広告運用は…');
  });

  it('never cuts inside an emoji, a flag or a letter with accents', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(cutText(family.repeat(4), 3)).toBe(`${family.repeat(3)}…`);
    expect(cutText('🇫🇷🇪🇸🇧🇷', 2)).toBe('🇫🇷🇪🇸…');
    expect(cutText('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`);
  });

  it('never cuts inside an HTML entity', () => {
    expect(cutText('Rock &amp; roll', 8)).toBe('Rock…');
    expect(cutText('R&eacute;sultats', 4)).toBe('R…');
    expect(cutText('un petit mot R&D suite et fin', 16)).toBe('un petit mot R&D…');
  });

  it('returns the beginning of the text, and never more characters than the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 300 }),
        (text, limit) => {
          const cut = cutText(text, limit);
          if (cut === text) return;
          const shown = cut.slice(0, -1);
          expect(cut.endsWith('…')).toBe(true);
          expect(text.startsWith(shown)).toBe(true);
          expect(graphemesOf(shown).length).toBeLessThanOrEqual(limit);
          expect(cut.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });
});
