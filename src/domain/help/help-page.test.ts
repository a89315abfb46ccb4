import { expect, it } from 'vitest';
import { parseHelpPage } from './help-page.ts';

it('a page of the help has its passages in order, each with its wordings', () => {
  const text =
    '## Un titre\n? une façon | une autre\n\nUne phrase.\nUne autre.\n\n## Deux\n@ mail\n? trois\n\nQuatre.\n';
  const { passages, asks } = parseHelpPage('settings', text);
  expect(
    passages.map(({ key, title, place, screen, blocks }) => [key, title, place, screen, blocks[0]?.text]),
  ).toEqual([
    ['settings#h1', 'Un titre', 'settings', '', 'Une phrase. Une autre.'],
    ['settings#h2', 'Deux', 'settings', 'mail', 'Quatre.'],
  ]);
  expect(asks).toEqual({ 'settings#h1': ['une façon', 'une autre'], 'settings#h2': ['trois'] });
});

it.each(['## Titre\n\nSans façons.', '## Titre\n? façon\n', '## \n? façon\n\nTexte.'])(
  'an incomplete passage is refused: %j',
  (text) => {
    expect(() => parseHelpPage('media', text)).toThrow('incomplete');
  },
);

it('a screen that the place does not have is refused', () => {
  expect(() => parseHelpPage('media', '## Titre\n@ mail\n? façon\n\nTexte.')).toThrow('unknown screen: mail');
});
