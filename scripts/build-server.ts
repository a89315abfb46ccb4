import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serverFile } from './server-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('.', serverFile));

/**
 * Builds `src/server.ts` and what it imports of this project into one file: as hundreds of files, whose types Node removes at the
 * start, the process holds 19 MB more (decision record 0077). Packages stay outside, and functions keep their names and
 * lines for the log. A module that looks for a file beside itself still finds it in `src/`.
 */
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { external: true },
  plugins: [
    {
      name: 'places-of-modules',
      transform: {
        filter: { id: /\/src\//, code: /import\.meta\.url/ },
        handler: (code, id) =>
          code.replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
          ),
      },
    },
  ],
  build: {
    ssr: 'src/server.ts',
    outDir: folder,
    copyPublicDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: 'server.mjs',
        chunkFileNames: '[name].mjs',
        comments: false,
      },
    },
  },
});
