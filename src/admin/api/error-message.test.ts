import { expect, it } from 'vitest';
import { loadTexts } from '../texts.ts';
import { ApiError } from './call-api.ts';
import { changeMessage, messageOf } from './error-message.ts';
import { NO_ADDRESS, WRONG_SHAPE } from './pending-reviews.ts';

const t = await loadTexts('fr');
const noAnswer = 'Le serveur ne répond pas. Réessayez.';

it.each([
  ['an error with a message of the server', new ApiError(409, 'Déjà fait.'), 'Déjà fait.', 'Déjà fait.'],
  ['an error status without a message', new ApiError(500), 'Erreur 500.', 'Erreur 500'],
  ['a call without a response', new ApiError(0), noAnswer, 'Erreur màj.'],
  ['a response of another shape', new ApiError(WRONG_SHAPE), noAnswer, 'Erreur màj.'],
  ['an API address that is not usable', new ApiError(NO_ADDRESS), noAnswer, 'Erreur config API.'],
  ['an error of the program', new TypeError('x'), noAnswer, 'Erreur màj.'],
])('messageOf and changeMessage return their sentence for %s', (_reason, error, ofCall, ofChange) => {
  expect(messageOf(error, t)).toBe(ofCall);
  expect(changeMessage(error, t)).toBe(ofChange);
});

it('messageOf prefers the message about the given field', () => {
  const error = new ApiError(422, 'À corriger.', { email: 'Pas une adresse.' });
  expect([messageOf(error, t, 'email'), messageOf(error, t, 'name'), messageOf(error, t)]).toEqual([
    'Pas une adresse.',
    'À corriger.',
    'À corriger.',
  ]);
});
