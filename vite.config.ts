import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = import.meta.dirname;

/** The CSS variables of Mantine's palettes that the back office does not use; it uses gray, red, green and teal. */
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
  // Removes 1 kB from the first load.
  css: { lightningcss: { unusedSymbols: unusedPalettes } },
  server: { fs: { allow: [repository] } },
  build: {
    outDir: `${repository}/dist/client/_admin`,
    emptyOutDir: true,
    assetsDir: '',
    // The policy allows no font in a style sheet.
    assetsInlineLimit: 0,
    // The same target as the public pages.
    target: 'esnext',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The shell and the dashboard in one file: split by the sections that share a module, they would be seventeen
          // files.
          groups: [{ name: 'first', tags: ['$initial'] }],
        },
      },
    },
  },
});
