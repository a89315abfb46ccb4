import fc from 'fast-check';
import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { isOwnOrSafe, linksIn, parseMarks, withoutMarks } from './marks.ts';

it('parseMarks reads bold, links and line breaks', () => {
  expect(parseMarks('Dès **500 €**,\n[la méthode](/guides) ou [écrire](mailto:a@b.fr).')).toEqual([
    { kind: 'text', text: 'Dès ' },
    { kind: 'bold', text: '500 €' },
    { kind: 'text', text: ',' },
    { kind: 'break' },
    { kind: 'link', text: 'la méthode', href: '/guides' },
    { kind: 'text', text: ' ou ' },
    { kind: 'link', text: 'écrire', href: 'mailto:a@b.fr' },
    { kind: 'text', text: '.' },
  ]);
});

it.each([
  '**',
  '** **',
  '****',
  '[a]()',
  '[a](b c)',
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '<b>x</b>',
])('parseMarks finds no link and at most one bold text in %j', (text) => {
  expect(parseMarks(text).filter(({ kind }) => kind === 'link')).toEqual([]);
  expect(parseMarks(text).filter(({ kind }) => kind === 'bold').length).toBeLessThanOrEqual(1);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://plain.example',
  'https:',
  'https:///x',
  '/a\u202eb',
  '/a"b',
  'ftp://x',
  '',
])('isOwnOrSafe refuses %j', (href) => {
  expect(isOwnOrSafe(href)).toBe(false);
});

it.each([
  '/',
  '/faq',
  '/en/faq?x=1#y',
  '#contact',
  'https://example.com/a',
  'mailto:a@b.fr',
  'tel:+33123456789',
])('isOwnOrSafe accepts %j', (href) => {
  expect(isOwnOrSafe(href)).toBe(true);
});

const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '**',
        '[',
        ']',
        '(',
        ')',
        '\n',
        '<script>',
        'javascript:',
        'https://a.b',
        '/x',
        '//',
        '\\',
        '\u202e',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

it('parseMarks keeps every character of any text, and returns only safe links', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const marks = parseMarks(text);
      const again = marks
        .map((mark) => {
          if (mark.kind === 'break') return '\n';
          if (mark.kind === 'bold') return `**${mark.text}**`;
          return mark.kind === 'link' ? `[${mark.text}](${mark.href})` : mark.text;
        })
        .join('');
      expect(again).toBe(text);
      for (const mark of marks) if (mark.kind === 'link') expect(isOwnOrSafe(mark.href)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('parseMarks reads 100 kB of opening marks in less than a second of processor time', () => {
  for (const part of ['**', '[', '[a](', '**a', '[a]('.repeat(2)]) {
    const text = part.repeat(100_000 / part.length);
    expect(processorMs(() => parseMarks(text), 500)).toBeLessThan(1000);
  }
});

it('linksIn also returns refused links, and withoutMarks returns only the visible text', () => {
  expect(linksIn('[a](/b) [c](javascript:x)')).toEqual(['/b', 'javascript:x']);
  expect(withoutMarks('**Oui**,\n[ici](/faq).')).toBe('Oui, ici.');
});
