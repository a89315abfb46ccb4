/** The built server, which `npm start`, the e2e tests and the benches run (`vite.site.config.ts`). */
export const serverFile: URL = new URL('../dist/site/server.mjs', import.meta.url);
