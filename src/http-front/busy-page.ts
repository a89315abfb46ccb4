import type { Locale } from '../domain/locale/locale.ts';
import { busyPage as en } from '../i18n/dictionaries/en/busy-page.ts';
import { busyPage as es } from '../i18n/dictionaries/es/busy-page.ts';
import { busyPage as fr } from '../i18n/dictionaries/fr/busy-page.ts';
import { busyPage as pt } from '../i18n/dictionaries/pt/busy-page.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The page loads nothing, and its form posts to this site alone. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Returns the answer to a form that was posted without script and beyond the limit of its address: a short page, since a
 * whole one would cost the server ten times as much as the limit saves. It keeps the typed values and sends them again.
 * @param message the sentence of the API, which says when to try again
 */
export function busyPage(
  { locale, path, message }: { locale: Locale; path: string; message: string },
  values: URLSearchParams,
): { headers: Record<string, string>; body: string } {
  const t = texts[locale];
  const fields = [...values]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('\n');
  const body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(t.title)}</title>
</head>
<body>
<main>
<h1>${escaped(t.title)}</h1>
<p>${escaped(message)}</p>
<p>${escaped(t.kept)}</p>
<form method="post" action="${escaped(path)}">
${fields}
<button>${escaped(t.again)}</button>
</form>
</main>
</body>
</html>
`;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': POLICY,
    },
    body,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
