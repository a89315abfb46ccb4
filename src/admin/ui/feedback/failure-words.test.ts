import { expect, it } from 'vitest';
import { failureReason } from '../../../adapters/http/failure-reason.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { loadTexts } from '../../texts.ts';
import { failureWords } from './failure-words.ts';

const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'CERT_HAS_EXPIRED'];
const withCode = (code: string) => Object.assign(new Error('secret'), { code });

it.each(locales.filter((locale) => locale !== 'en'))(
  '%s has its own words for each reason of a failure',
  async (locale) => {
    const t = await loadTexts(locale);
    for (const code of codes) {
      const reason = failureReason(withCode(code));
      expect([reason, failureWords(t, reason) === reason]).toEqual([reason, false]);
    }
  },
);

it('shows the code of an unknown reason, and returns any other text unchanged', async () => {
  const t = await loadTexts('fr');
  expect(failureWords(t, failureReason(withCode('EXDEV')))).toBe('erreur réseau (EXDEV)');
  expect(failureWords(t, 'HTTP 403')).toBe('HTTP 403');
  expect(failureWords(t, 'toString')).toBe('toString');
});
