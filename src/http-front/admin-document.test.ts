import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { admin } from '../i18n/dictionaries/admin/index.ts';
import { themeColor } from '../ui/theme-color.ts';
import { adminDocument, adminHeaders, adminLocale } from './admin-document.ts';

const template = readFileSync(new URL('../admin/index.html', import.meta.url), 'utf8');

it.each(locales)(
  'the document in %s has its language, title, manifest and message without JavaScript',
  (locale) => {
    const html = adminDocument(template, locale, 'MDMC', '0a1b2c3d');
    const t = admin[locale];
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<title>${t.title} · MDMC</title>`);
    expect(html).toContain(`href="${locale === 'fr' ? '' : `/${locale}`}/admin.webmanifest"`);
    expect(html).toContain(`<noscript><p class="admin-wait">${t.noScript}</p></noscript>`);
    expect(html).toContain('data-build="0a1b2c3d"');
    expect(html).not.toMatch(/\{\w+\}/);
  },
);

it('the brand is escaped in the document, whatever characters it contains', () => {
  const html = adminDocument(template, 'fr', `"><script>go('$&')</script>`, '0a1b2c3d');
  expect(html).not.toContain('<script>');
  expect(html).toContain('data-brand="&quot;&gt;&lt;script&gt;go(&#39;$&amp;&#39;)&lt;/script&gt;"');
});

it('the document has the brand’s dark theme colour and the icon of the site', () => {
  expect(template).toContain(`<meta name="theme-color" content="${themeColor.dark}" />`);
  const icon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8').trim();
  const [, inPage = ''] = /href="data:image\/svg\+xml,([^"]+)"/.exec(template) ?? [];
  expect(decodeURIComponent(inPage).replaceAll("'", '"')).toBe(icon);
});

it.each([
  ['/admin', 'fr'],
  ['/admin/dashboard/leads', 'fr'],
  ['/pt/admin/password', 'pt'],
  ['/administration', undefined],
  ['/en', undefined],
])('the path %s belongs to the back office in %s', (path, locale) => {
  expect(adminLocale(path)).toBe(locale);
});

it('the policy of the document has no unsafe source, and allows previews in a frame', () => {
  const policy = adminHeaders('fr')['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ]),
  );
});
