import { expect, it } from 'vitest';
import { sortMessages } from './html-messages.ts';

it('sortMessages lists current CSS separately, and reports every other error and warning', () => {
  const url = 'file:/pages/home.html';
  const { cssItDoesNotKnow, warnings, errors } = sortMessages([
    { type: 'error', url, message: 'CSS: Unrecognized at-rule “@property”', extract: '@property --a' },
    { type: 'error', url, message: 'CSS: Unrecognized at-rule “@property”', extract: '@property --b' },
    { type: 'error', url, message: 'CSS: “max-width”: Unknown dimension.', extract: 'max-width:100cqi;' },
    { type: 'error', url, message: 'CSS: “max-width”: Unknown dimension.', extract: 'max-width:100xp;' },
    {
      type: 'error',
      url,
      message: 'CSS: “animation-timeline”: Property “animation-timeline” doesn’t exist.',
    },
    { type: 'error', url, message: 'CSS: “colour”: Property “colour” doesn’t exist.' },
    { type: 'error', url, message: 'Duplicate ID “faq”.', extract: '<p id="faq">' },
    { type: 'non-document-error', url, message: 'The file could not be read.' },
    { type: 'info', url, message: 'Trailing slash on void elements has no effect.' },
    { type: 'info', url, message: 'Section lacks heading.', extract: '<section>' },
  ]);
  expect(cssItDoesNotKnow).toEqual({
    '@property': 2,
    'container units': 1,
    'scroll-driven animation, asked for by @supports': 1,
  });
  expect(warnings).toEqual({ 'React closes void elements': 1 });
  expect(errors).toEqual([
    'home.html: CSS: “max-width”: Unknown dimension. near max-width:100xp;',
    'home.html: CSS: “colour”: Property “colour” doesn’t exist. near ',
    'home.html: Duplicate ID “faq”. near <p id="faq">',
    'home.html: The file could not be read. near ',
    'home.html: Section lacks heading. near <section>',
  ]);
});
