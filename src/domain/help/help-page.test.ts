import { expect, it } from 'vitest';
import { parseHelpPage } from './help-page.ts';

it('a page of the help has its passages in order, each with its wordings', () => {
  const text =
    '## Un titre\n? une façon | une autre\n\nUne phrase.\nUne autre.\n\n## Deux\n? trois\n\nQuatre.\n';
  const { passages, asks } = parseHelpPage('media', text);
  expect(passages.map(({ key, title, href, blocks }) => [key, title, href, blocks[0]?.text])).toEqual([
    ['media#h1', 'Un titre', 'media', 'Une phrase. Une autre.'],
    ['media#h2', 'Deux', 'media', 'Quatre.'],
  ]);
  expect(asks).toEqual({ 'media#h1': ['une façon', 'une autre'], 'media#h2': ['trois'] });
});

it.each(['## Titre\n\nSans façons.', '## Titre\n? façon\n', '## \n? façon\n\nTexte.'])(
  'an incomplete passage is refused: %j',
  (text) => {
    expect(() => parseHelpPage('media', text)).toThrow('incomplete');
  },
);
