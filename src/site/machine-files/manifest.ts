import { defaultLocale } from '../../domain/locale/locale.ts';
import { themeColor } from '../../ui/theme-color.ts';

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
    icons: [
      icon('/favicon.svg', 'any', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable', type = 'image/png') => ({
  src,
  sizes,
  type,
  purpose,
});
