import { expect, it } from 'vitest';
import { loadTexts } from '../texts.ts';
import { ApiError } from './api.ts';
import { changeMessage } from './change-message.ts';
import { NO_ADDRESS, WRONG_SHAPE } from './pending-reviews.ts';

const t = await loadTexts('fr');

it.each([
  ['the server’s own message', new ApiError(409, 'Déjà fait.'), 'Déjà fait.'],
  ['the status, without a full stop', new ApiError(500), 'Erreur 500'],
  ['that it failed, where nobody answered', new ApiError(0), 'Erreur màj.'],
  ['that it failed, for an answer of another shape', new ApiError(WRONG_SHAPE), 'Erreur màj.'],
  ['that it failed, for what nobody foresaw', new TypeError('x'), 'Erreur màj.'],
  ['the address, where there is none', new ApiError(NO_ADDRESS), 'Erreur config API.'],
])('says of a change that is taken back: %s', (_what, error, sentence) => {
  expect(changeMessage(error, t)).toBe(sentence);
});
