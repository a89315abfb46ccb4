import { expect, it } from 'vitest';
import { signingSecrets } from './webhook-settings.ts';

const now = 1000;
it.each([
  ['the kept secret, while none was made', {}, ['kept']],
  ['the new one alone', { secret: 'new' }, ['new']],
  [
    'the new one and the kept one before it, for a while',
    { secret: 'new', previousUntil: now + 1 },
    ['new', 'kept'],
  ],
  ['the new one alone once the time is over', { secret: 'new', previousUntil: now }, ['new']],
  [
    'the new one and the one before it',
    { secret: 'new', previousSecret: 'old', previousUntil: now + 1 },
    ['new', 'old'],
  ],
  ['one signature where both are the same', { secret: 'kept', previousUntil: now + 1 }, ['kept']],
])('signs with %s', (_what, settings, secrets) => {
  expect(signingSecrets({ previousUntil: null, ...settings }, 'kept', now)).toEqual(secrets);
});
