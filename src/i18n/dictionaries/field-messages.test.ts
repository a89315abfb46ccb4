import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { eraseWords } from '../../domain/own-data/own-data.ts';
import { EXPLANATION_MIN } from '../../domain/report/content-report.ts';
import { errorsFor } from '../server-errors.ts';

it.each(locales)('in %s, a message names the least length and the word that the check asks for', (locale) => {
  const { fields } = errorsFor(locale);
  expect(fields.report_explanation).toContain(`${EXPLANATION_MIN}`);
  expect(fields.own_data_word).toContain(eraseWords[locale]);
});
