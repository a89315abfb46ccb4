import { readFile } from 'node:fs/promises';
import path from 'node:path';
import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { defaultLocale, locales } from './src/domain/locale/locale.ts';

/** The stock adapter with our own entry, which gives `render(request, locals)` and not only a Node handler. */
function pagesEntry(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  const done = adapter.hooks['astro:config:done'];
  if (!done) throw new Error('@astrojs/node has no astro:config:done hook any more');
  adapter.hooks['astro:config:done'] = (options) =>
    done({
      ...options,
      setAdapter: (stock) =>
        options.setAdapter({ ...stock, serverEntrypoint: new URL('./src/pages-entry.ts', import.meta.url) }),
    });
  return adapter;
}

/** `npm run dev`: the API and the data of the pages, loaded through Vite so that an edit is served at once. */
function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      // Astro prepares React's refresh only for pages with islands. The back office and the frame of landing pages are
      // scripts, whose components refuse to load without it.
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const dev = (await server.ssrLoadModule('/src/dev.ts')) as typeof import('./src/dev.ts');
            if (request.url?.startsWith('/api/')) return await dev.answerApi(request, response);
            if (request.url?.startsWith('/media/') && (await dev.answerMedia(request, response))) return;
            Reflect.set(request, Symbol.for('astro.locals'), await dev.pageLocals(request));
            next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

/**
 * In the browser, the islands of the public pages run on Preact: the same components, 50 kB less to fetch before the
 * simulator opens (decision record 0014). The server and the back office keep React.
 */
function preactForPublicIslands(): Plugin {
  const publicSource = /\/src\/(?:site|ui|browser)\//;
  const standIn: Record<string, string> = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  };
  return {
    name: 'preact-for-public-islands',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const target = standIn[source];
      return target && importer && publicSource.test(importer) ? this.resolve(target, importer) : undefined;
    },
  };
}

/**
 * The modules that the script of every page shares with scripts of some pages, in one file: split by module, it would be
 * ten requests.
 */
const sharedByPages = {
  name: 'shared',
  test: /\/src\/(?:browser\/(?:api-address|browser-holds|consent|count|data-layer|first-touch|gtag|random-id|notify|when-used)\.ts|domain\/(?:attribution|consent|locale|tag-id)\/|domain\/storage\/(?!admin)|site\/consent\/(?:consent\.client|proof|forget-refused)\.ts)|preload-helper/,
  minShareCount: 2,
};

/** What every form needs, in one file: each script that starts a form lists the files of the form. */
const forms = {
  name: 'forms',
  test: /\/src\/(?:browser\/hand-over|domain\/(?:text\/(?:typed-address|trim-end|plain-digits)|lead\/email-address|simulator\/opener))\.ts/,
};

/**
 * The libraries that the back office needs before any section opens, with all that they import, in one file: split by
 * module they would be some thirty requests, and compressed apart they weigh 10 kB more. The public pages use none of them.
 */
const adminLibraries = {
  name: 'admin-libraries',
  test: (id: string) => firstLibraries.test(id) && !laterLibraries.test(id),
};
const firstLibraries =
  /\/node_modules\/(?:react|react-dom|react-router|eventsource-parser|@tanstack\/(?:react-query|query-core)|@mantine\/store|@mantine\/core\/esm\/(?:core|components\/(?:Alert|Badge|Burger|Button|CopyButton|SegmentedControl))|@mantine\/hooks\/esm\/(?:use-callback-ref|use-clipboard|use-disclosure|use-document-visibility|use-hotkeys|use-uncontrolled))\/|\/notifications\.store\.mjs$/;
/** Modules of these libraries that sections alone use, 1.3 kB. */
const laterLibraries =
  /\/(?:queriesObserver|useQueries|useMutationState|create-scoped-keydown-handler|close-on-escape)\.m?js$/;

/** Lets an entry hold exports of other modules, as `adminFirst` needs; Astro asks for entries as they were written. */
function extensibleEntries(): Plugin {
  return {
    name: 'extensible-entries',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}

/** The frame of the back office and its first section, with the files that both import. */
const firstViews = ['main.tsx', 'shell/Guard.tsx', 'shell/GoLiveCard.tsx', 'dashboard/DashboardSection.tsx'];

/**
 * The first load of the back office beside its libraries, in one file for the same two reasons: split by module, it was
 * forty requests. Modules that public pages import as well stay apart.
 */
function adminFirst(): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined;
  return {
    test: /\/src\//,
    // Nothing outside the back office imports it, so that no two files wait for each other.
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      needed ??= importedBy(
        firstViews.map((view) => path.join(import.meta.dirname, 'src/admin', view)),
        graph,
      );
      return needed.has(id) && isAdminOnly(id, graph) ? 'admin-first' : null;
    },
  };
}

/** Returns the modules of this project that load with the given ones, these included. */
function importedBy(roots: string[], graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(roots);
  // A set also iterates over the modules that are added to it meanwhile.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('/node_modules/')) found.add(imported);
  return found;
}

/** Returns whether the module is one of the back office, or all that import it are. */
function isAdminOnly(module: string, graph: Rolldown.ChunkingContext): boolean {
  const seen = new Set([module]);
  for (const id of seen) {
    if (id.includes('/src/admin/')) continue;
    const info = graph.getModuleInfo(id);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    if (importers.length === 0) return false;
    for (const importer of importers) seen.add(importer);
  }
  return true;
}

/**
 * The helper that runs before each lazy import fetches the module's own imports at once. Vite's helper also loads style
 * sheets and survives policies that this site does not have, in 0.6 kB that every page would carry.
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

/**
 * Mantine's variables in the document of the back office, without the palettes that its frame and its dashboard do not show:
 * 1.4 kB. `admin/ui/sections.css` brings all.
 */
function fewPalettes(): Plugin {
  const palettes =
    /--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;\s*/g;
  return {
    name: 'few-palettes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/default-css-variables\.layer\.css$/ },
      handler: (code) => code.replace(palettes, ''),
    },
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

export default defineConfig({
  output: 'server',
  adapter: pagesEntry(),
  integrations: [react({ experimentalDisableStreaming: true }), mdx(), devServer()],
  i18n: {
    defaultLocale,
    locales: [...locales],
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  session: false,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // A page is painted after one request and not after two; the policy carries the hash of its styles.
  build: { inlineStylesheets: 'always' },
  // No hashes exist in development, and nothing would hydrate. The server adds each page's own sources to this policy.
  ...(process.argv.includes('dev')
    ? {}
    : {
        security: {
          csp: {
            directives: [
              "default-src 'none'",
              "connect-src 'self'",
              "img-src 'self' data:",
              "font-src 'self'",
              "manifest-src 'self'",
              "base-uri 'none'",
              "form-action 'self'",
              "frame-ancestors 'none'",
            ],
          },
        },
      }),
  vite: {
    plugins: [
      tailwindcss(),
      preactForPublicIslands(),
      smallPreloadHelper(),
      fewPalettes(),
      functionAsText(),
      extensibleEntries(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [sharedByPages, forms, adminLibraries, adminFirst()] },
            },
          },
        },
      },
    },
  },
});
