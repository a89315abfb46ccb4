import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem } from './password.ts';

const email = 'lea.martin@example.com';
const own = [email, 'Léa Martin', 'Nova Music Ads'];

it.each([
  'correct horse',
  'correct horse battery staple',
  'three-plain-words',
  'tulipe verre canard',
  'Le chat mange 7 souris',
  'maison lapin',
  'correcthorsebattery',
  'adminton racket',
  'leather jacket 42',
  '🎵🎸🎹🎷🎺🥁🎻🎤🎧📻🎼🪕',
  '春眠不覚暁処処聞啼鳥朝夜',
  'пароль красивый стол',
  'kXv9-pQ2r-Lm8z',
  'a%9$kd&2!x(Q',
  'u7Gh2kLmP0qz',
  'tulipe48x3920k',
  `${email} and more`,
])('passwordProblem accepts %j', (password) => expect(passwordProblem(password, own)).toBeUndefined());

it.each([
  ['', 'password_short'],
  ['elevenchars', 'password_short'],
  // Six characters, which are twelve UTF-16 code units.
  ['🎵🎸🎹🎷🎺🥁', 'password_short'],
  // Twelve code points, but eleven once they are composed (NFC).
  ['e\u0301abcdfghzkm', 'password_short'],
  [`x1${'y2'.repeat(100)}`, 'password_long'],
])('passwordProblem refuses %j: %s', (password, problem) =>
  expect(passwordProblem(password, own)).toBe(problem),
);

it.each([
  [
    'runs of keys',
    '1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 q1w2e3r4t5y6 qazwsxedcrfv 1a2z3e4r5t6y aqwzsxedcrfv',
  ],
  [
    'runs of keys',
    '1234qwerasdf asdfghjkl123 Zxcvbnm,./123 12qwaszx34er !QAZ2wsx#EDC mlkjhgfdsq12 poiuytrewq12',
  ],
  ['runs of keys', 'azertyuiop12 qwertyqwerty azerty123azerty qwe123asd456 1a2b3c4d5e6f abcdefghijkl'],
  [
    'a word with digits',
    'football1234 soleil123456 marseille13000 chocolat2024 corinthians10 princesse1998!',
  ],
  [
    'a word with digits',
    'juillet2026! janvier01012026 spotify12345 contraseña123 saudade12345 Football#2024#1',
  ],
  ['a word with digits', 'Bonjour123456 ilovemusic2024 2024chocolat P@ssw0rd2024! Ch0colat2024 Marseille-13'],
  ['numbers', '123456789012 839201746352 01/02/1990ab 06.12.34.56.78 19901990-1990 112233445566'],
  [
    'repetitions',
    'aaaaaaaaaaaa abcabcabcabc testtesttest soleilsoleil soleil-soleil x1x1x1x1x1x1x1 aaaabbbbcccc',
  ],
  ['repetitions', `${'x1'.repeat(100)} ${'admin'.repeat(40)} 123123123123 musicmusic12 111aaa222bbb`],
  [
    'words tried first',
    'password1234 Password-2026! MotDePasse123 administrateur adminadmin2026 iloveyou1234',
  ],
  [
    'leaked passwords',
    'ghbdtnrfrltkf justinbieber finalfantasy counterstrike bhrh0h2oof6xbqjeh GHJCNJGBPLTW',
  ],
  [
    'the account',
    `${email} LEA.martin@example.com leamartin123 lea1990martin LÉA-1990-MARTÍN martin2026!!! example2026!!`,
  ],
  ['the agency', 'novamusicads NovaMusic2026 nova-music-ads-1 mdmcmdmc2026 MdmcNova2027'],
])('passwordProblem refuses %s: %s', (_, passwords) => {
  const accepted = passwords.split(' ').filter((password) => !passwordProblem(password, own));
  expect(accepted).toEqual([]);
});

it('passwordProblem knows only the account texts that it is given', () => {
  expect(passwordProblem('nova-music-ads-1', [])).toBeUndefined();
});

it('passwordProblem refuses each password of the list of leaked passwords', () => {
  expect([...commonPasswords].filter((password) => !passwordProblem(password, []))).toEqual([]);
});

it('passwordProblem refuses an address with a run of one character as the password of its account', () => {
  for (const address of ['cda2888a-df41-4ea2-baa9-058c42642191@example.com', 'zooom-prod@labelll.example'])
    expect(passwordProblem(address.toUpperCase(), [address])).toBe('password_obvious');
});
