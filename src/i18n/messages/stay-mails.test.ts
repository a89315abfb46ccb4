import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { createStayMails } from './stay-mails.ts';

it.each(locales)('the question whether to keep a request names one deadline in %s', (locale) => {
  const { linkText } = createStayMails(() => 'https://a.example').question(locale, {
    ...{ brand: 'Marque', code: 'A', contactAt: Date.UTC(2023, 10, 12, 12), until: '2026-12-31' },
  });
  expect(linkText.match(/31/g)).toHaveLength(1);
  // Neither the years after which the request is deleted, nor those for which it is kept.
  expect(linkText).not.toMatch(/\b3\b|\{\w+\}/);
});
