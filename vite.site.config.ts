import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { pageScripts } from './src/pages/page-scripts.ts';

const repository = import.meta.dirname;

/**
 * In the browser, the islands of the public pages run on Preact: the same components, 50 kB less to fetch before the
 * simulator opens (decision record 0014). The server uses React.
 */
function preactInTheBrowser(): Plugin {
  const standIn: Record<string, string> = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  };
  return {
    name: 'preact-in-the-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const target = standIn[source];
      return target && importer ? this.resolve(target, importer) : undefined;
    },
  };
}

/**
 * The modules that the script of every page shares with scripts of some pages, in one file: split by module, it would be
 * ten requests.
 */
const sharedByPages = {
  name: 'shared',
  test: /\/src\/(?:browser\/(?:api-address|browser-holds|consent|count|channel\/arrival|data-layer|gtag|random-id|notify|load-on-interaction)\.ts|domain\/(?:consent|locale|tag-id)\/|domain\/storage\/(?!admin)|site\/consent\/(?:consent\.client|proof|forget-refused)\.ts)|preload-helper/,
  minShareCount: 2,
};

/** The modules that every form needs, in one file: each script that starts a form lists the form's files. */
const forms = {
  name: 'forms',
  test: /\/src\/(?:browser\/hand-over|domain\/(?:text\/(?:typed-address|trim-end|plain-digits)|lead\/email-address|simulator\/opener))\.ts/,
};

/**
 * The helper that runs before each lazy import fetches the module's own imports at once. Vite's helper also loads style
 * sheets and survives policies that this site does not have, in 0.6 kB that every page would load.
 */
function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export const __vitePreload = (load, files = []) => {
             for (const file of files) {
               const link = document.createElement('link');
               link.rel = 'modulepreload';
               link.href = '/' + file;
               document.head.append(link);
             }
             return load();
           };`
        : undefined,
  };
}

/** `import { text } from './a.ts?function'`: the one function that a module exports, minified, as text for a page's head. */
function functionAsText(): Plugin {
  return {
    name: 'function-as-text',
    load: {
      filter: { id: /\.ts\?function$/ },
      async handler(id) {
        const file = id.replace(/\?function$/, '');
        this.addWatchFile(file);
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const text = minifySync(file, code).code.replace(/^export (?=function )/, '');
        return `export const text = ${JSON.stringify(text)};`;
      },
    },
  };
}

/**
 * `virtual:script-addresses`: the addresses of the pages' scripts. The browser's build runs first and determines them
 * for the server's build.
 */
function scriptAddresses(): Plugin {
  let addresses: Record<string, string> = {};
  return {
    name: 'script-addresses',
    sharedDuringBuild: true,
    resolveId: (id) => (id === 'virtual:script-addresses' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:script-addresses') return undefined;
      if (this.environment.mode === 'dev')
        addresses = Object.fromEntries(
          Object.entries(pageScripts).map(([name, file]) => [name, `/src/${file}`]),
        );
      return `export const scriptAddresses = ${JSON.stringify(addresses)};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      addresses = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.isEntry ? [[file.name, `/${file.fileName}`]] : [],
        ),
      );
    },
  };
}

/** Lets a bundled server module that reads a file beside its source still find the file in `src/`. */
function placesOfModules(folder: string): Plugin {
  return {
    name: 'places-of-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\//, code: /import\.meta\.url/ },
      handler: (code, id) =>
        code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
        ),
    },
  };
}

/**
 * Fails the server's build if a letter is outside of ASCII: then V8 keeps every letter of the source in two bytes instead of one, and
 * the process has 6 MB more. `charset` escapes strings and patterns; only a raw template must have its escapes in the source.
 */
function onlyAscii(): Plugin {
  return {
    name: 'only-ascii',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && /.{0,40}[^\p{ASCII}]/u.exec(file.code);
        if (found) this.error(`${file.fileName} has a letter outside of ASCII: ${found[0]}`);
      }
    },
  };
}

/**
 * The public site: the scripts of its pages for the browser, and the server, which renders the pages. The back office is an
 * application of its own (`vite.config.ts`).
 */
export default defineConfig(({ command }) => ({
  root: repository,
  appType: 'custom',
  envPrefix: 'PUBLIC_',
  cacheDir: `${repository}/.cache/vite-site`,
  // Known before the first page asks for them, so that no open page loses its scripts.
  optimizeDeps: {
    entries: Object.values(pageScripts).map((file) => `src/${file}`),
    include: ['preact/compat', 'preact/compat/client', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
  },
  plugins: [
    tailwindcss(),
    preactInTheBrowser(),
    smallPreloadHelper(),
    functionAsText(),
    scriptAddresses(),
    placesOfModules(`${repository}/dist/site`),
    onlyAscii(),
  ],
  // `scriptAddresses` must take part in both builds.
  builder: { sharedConfigBuild: true },
  build: { target: 'esnext', reportCompressedSize: false, assetsDir: '_site', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        modulePreload: {
          polyfill: false,
          // Few visits need these: the list of their files would be in a script of every visit.
          resolveDependencies: (name, files) =>
            /site-channel|fetch-settings|artist-question|remind-by-push/.test(name) ? [] : files,
        },
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(pageScripts).map(([name, file]) => [name, `${repository}/src/${file}`]),
          ),
          output: { codeSplitting: { groups: [sharedByPages, forms] } },
        },
      },
    },
    ssr: {
      resolve: { external: true, ...(command === 'build' && { noExternal: ['react', 'react-dom'] }) },
      // React is built as it is for production, whatever NODE_ENV the process has.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        // One file: as hundreds of files, whose types Node removes at the start, the process holds 19 MB more (decision
        // record 0039). Functions keep their names and lines for the log.
        outDir: 'dist/site',
        copyPublicDir: false,
        emitAssets: true,
        minify: false,
        cssMinify: true,
        target: 'node24',
        rolldownOptions: {
          input: { server: 'src/server.ts', 'share-cards': 'src/pages/share-cards.ts' },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name].mjs',
            comments: false,
            charset: 'ascii',
          },
        },
      },
    },
  },
}));
