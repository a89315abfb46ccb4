import { expect, it } from 'vitest';
import { keptTogether } from './kept-together.ts';

it.each([
  ['Atelier : préparer un single', 'Atelier\u00a0: préparer un single'],
  ['« J’ai arrêté ! »', '«\u00a0J’ai arrêté\u00a0!\u00a0»'],
  ['Why? Because: yes!', 'Why? Because: yes!'],
  ['un :smile: reste', 'un :smile: reste'],
  ['Déjà\u00a0: bien', 'Déjà\u00a0: bien'],
])('keptTogether turns %j into %j', (text, kept) => {
  expect(keptTogether(text)).toBe(kept);
});
