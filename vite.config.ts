import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = import.meta.dirname;

/** The variables of Mantine's palettes that no part of the back office names; others it has in gray, red, green and teal. */
const unusedPalettes = [
  'pink',
  'grape',
  'violet',
  'indigo',
  'blue',
  'cyan',
  'lime',
  'yellow',
  'orange',
].flatMap((colour) =>
  [
    ...Array.from({ length: 10 }, (_, shade) => shade),
    ...['text', 'filled', 'filled-hover', 'light', 'light-hover', 'light-color', 'outline', 'outline-hover'],
  ].map((part) => `--mantine-color-${colour}-${part}`),
);

/**
 * The back office: an application of its own beside the public site (`vite.site.config.ts`). The server
 * writes language and brand into its document (`http-front/admin-document.ts`).
 */
export default defineConfig({
  root: `${repository}/src/admin`,
  base: '/_admin/',
  publicDir: false,
  cacheDir: `${repository}/.cache/vite-admin`,
  plugins: [react()],
  // 1 kB of the first load.
  css: { lightningcss: { unusedSymbols: unusedPalettes } },
  server: { fs: { allow: [repository] } },
  build: {
    outDir: `${repository}/dist/client/_admin`,
    emptyOutDir: true,
    assetsDir: '',
    // The policy allows no font in a style sheet.
    assetsInlineLimit: 0,
    // As of the public pages.
    target: 'esnext',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The frame and the dashboard in one file: split by the sections that share a module, they are seventeen.
          groups: [{ name: 'first', tags: ['$initial'] }],
        },
      },
    },
  },
});
