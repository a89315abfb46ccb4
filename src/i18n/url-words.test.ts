import { expect, it } from 'vitest';
import { loadTexts } from '../admin/texts.ts';
import { locales } from '../domain/locale/locale.ts';

/** “Address” means an e-mail or postal address; the text of a browser's address bar is a URL. */
it.each(locales)('every field of the back office for a URL is called a URL in %s', async (locale) => {
  const { claims, settings, wordpress } = await loadTexts(locale);
  for (const label of [claims.form.url, settings.sources.fields.url, wordpress.fields.url])
    expect(label).toContain('URL');
});
