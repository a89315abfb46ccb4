import { expect, it } from 'vitest';
import { signingSecrets } from './webhook-settings.ts';

const now = 1000;
it.each([
  ['the kept secret before the first rotation', {}, ['kept']],
  ['only the new secret after a rotation without overlap', { secret: 'new' }, ['new']],
  [
    'the new and the kept secret during the overlap',
    { secret: 'new', previousUntil: now + 1 },
    ['new', 'kept'],
  ],
  ['only the new secret after the overlap', { secret: 'new', previousUntil: now }, ['new']],
  [
    'the new and the previous secret during the overlap',
    { secret: 'new', previousSecret: 'old', previousUntil: now + 1 },
    ['new', 'old'],
  ],
  [
    'one secret when the new and the previous secret are the same',
    { secret: 'kept', previousUntil: now + 1 },
    ['kept'],
  ],
])('signingSecrets returns %s', (_what, settings, secrets) => {
  expect(signingSecrets({ previousUntil: null, ...settings }, 'kept', now)).toEqual(secrets);
});
