import { expect, it } from 'vitest';
import { foldText } from './fold.ts';

it.each([
  ['Léa MARTIN', 'lea martin'],
  ['e\u0301', 'e'],
  ['İstanbul', 'istanbul'],
  ['Ønsker 音楽', 'ønsker 音楽'],
  ['<script>%_\\', '<script>%_\\'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
