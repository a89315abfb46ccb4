import { readFile } from 'node:fs/promises';
import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { createServer, minifySync, type Plugin, transformWithOxc } from 'vite';
import { defaultLocale, locales } from './src/domain/locale/locale.ts';
import { pageDirectives } from './src/http-front/security-headers.ts';

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

/**
 * `npm run dev`: the API and the data of the pages, loaded through Vite so that an edit is served at once, and the back office
 * by a Vite of its own.
 */
function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      // Astro prepares React's refresh only for pages with islands. The frame of landing pages is a script, whose
      // components refuse to load without it.
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:server:setup': async ({ server }) => {
        const admin = await createServer({
          configFile: `${import.meta.dirname}/vite.config.ts`,
          appType: 'custom',
          server: { middlewareMode: true, ...(server.httpServer && { hmr: { server: server.httpServer } }) },
        });
        server.httpServer?.once('close', () => void admin.close());
        server.middlewares.use(async (request, response, next) => {
          try {
            const target = request.url ?? '/';
            if (target.startsWith(admin.config.base)) return admin.middlewares(request, response, next);
            const dev = (await server.ssrLoadModule('/src/dev.ts')) as typeof import('./src/dev.ts');
            if (target.startsWith('/api/')) return await dev.answerApi(request, response);
            if (target.startsWith('/media/') && (await dev.answerMedia(request, response))) return;
            const document = await dev.adminPage(target);
            if (document !== undefined)
              return void response
                .setHeader('content-type', 'text/html; charset=utf-8')
                .end(await admin.transformIndexHtml(target, document));
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
 * simulator opens (decision record 0014). The server keeps React.
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
  test: /\/src\/(?:browser\/(?:api-address|browser-holds|consent|count|data-layer|first-touch|gtag|random-id|notify|load-on-interaction)\.ts|domain\/(?:attribution|consent|locale|tag-id)\/|domain\/storage\/(?!admin)|site\/consent\/(?:consent\.client|proof|forget-refused)\.ts)|preload-helper/,
  minShareCount: 2,
};

/** What every form needs, in one file: each script that starts a form lists the files of the form. */
const forms = {
  name: 'forms',
  test: /\/src\/(?:browser\/hand-over|domain\/(?:text\/(?:typed-address|trim-end|plain-digits)|lead\/email-address|simulator\/opener))\.ts/,
};

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
            directives: [...pageDirectives],
          },
        },
      }),
  vite: {
    plugins: [tailwindcss(), preactInTheBrowser(), smallPreloadHelper(), functionAsText()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [sharedByPages, forms] },
            },
          },
        },
      },
    },
  },
});
