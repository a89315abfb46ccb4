import type { Locale } from '../domain/locale/locale.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';
import { shortPage as texts } from '../i18n/dictionaries/short-page/index.ts';
import { errorsFor } from '../i18n/server-errors.ts';

/** The page loads nothing, and its form posts to this site only. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface ShortPage {
  headers: Record<string, string>;
  body: string;
}

/**
 * Returns the page for a form that was posted without script beyond the rate limit of the visitor's IP address. Its own
 * form contains the typed values, so that the visitor can send them again.
 */
export function busyFormPage(
  { locale, path }: { locale: Locale; path: string },
  values: URLSearchParams,
): ShortPage {
  const t = texts[locale];
  const fields = [...values].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">\n`,
  );
  return shortPage(
    locale,
    t.tooManyMessages,
    `<p>${escapeHtml(errorsFor(locale).codes.rate_limited)}</p>
<p>${escapeHtml(t.kept)}</p>
<form method="post" action="${escapeHtml(path)}">
${fields.join('')}<button>${escapeHtml(t.again)}</button>
</form>`,
  );
}

/** Returns the page for a posted form that is too long (413) or has another content type (415). */
export function refusedFormPage(locale: Locale, status: 413 | 415): ShortPage {
  const t = texts[locale];
  const { too_large, unsupported_media_type } = errorsFor(locale).codes;
  const [title, message] = status === 413 ? [t.tooLong, too_large] : [t.unreadable, unsupported_media_type];
  return shortPage(locale, title, `<p>${escapeHtml(message)}</p>\n<p>${escapeHtml(t.back)}</p>`);
}

/** Returns the page for a visitor whose IP address exceeds the limit of renderings. */
export function busyPage(locale: Locale): ShortPage {
  const t = texts[locale];
  // An empty `href` links to the page itself without writing its address, which may contain a secret code.
  const body = `<p>${escapeHtml(errorsFor(locale).codes.rate_limited)}</p>\n<p><a href="">${escapeHtml(t.reload)}</a></p>`;
  return shortPage(locale, t.tooManyPages, body);
}

/** @param content HTML */
function shortPage(locale: Locale, title: string, content: string): ShortPage {
  const body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
    body,
  };
}
