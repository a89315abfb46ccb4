import { defaultLocale, type Locale, localizePath } from '../../domain/locale/locale.ts';
import { themeColor } from '../../ui/theme-color.ts';

function icon(src: string, sizes: string, purpose: 'any' | 'maskable', type = 'image/png') {
  return { src, sizes, type, purpose };
}

/** Drawn from the site's mark by `scripts/draw-icons.ts`. */
const icons = [
  icon('/favicon.svg', 'any', 'any', 'image/svg+xml'),
  icon('/icon-192.png', '192x192', 'any'),
  icon('/icon-512.png', '512x512', 'any'),
  icon('/icon-maskable-512.png', '512x512', 'maskable'),
];

/** The web app manifest, used when a phone adds the site to its home screen. The icons are in `public/`. */
export const manifest = (brand: string): string =>
  JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColor.dark,
    theme_color: themeColor.dark,
    icons,
  });

/**
 * The manifest of the back office as an app of its own. The scope has no trailing slash, because the address of the
 * sign-in is `/admin` itself.
 */
export const adminManifest = (brand: string, locale: Locale): string => {
  const place = localizePath(locale, '/admin');
  return JSON.stringify({
    id: '/admin',
    name: `${brand} · ${officeNames[locale]}`,
    short_name: brand,
    lang: locale,
    start_url: place,
    scope: place,
    display: 'standalone',
    background_color: themeColor.dark,
    theme_color: themeColor.dark,
    icons,
  });
};

const officeNames: Record<Locale, string> = {
  fr: 'Administration',
  en: 'Administration',
  es: 'Administración',
  pt: 'Administração',
};
