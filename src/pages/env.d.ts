/// <reference types="vite/client" />

declare module 'virtual:script-addresses' {
  /** The addresses of the pages' scripts, as the browser's build has named them. */
  export const scriptAddresses: Readonly<Record<import('./page-scripts.ts').PageScript, string>>;
}
