/// <reference types="vite/client" />

declare module 'virtual:script-addresses' {
  /** The addresses of the pages' scripts, from the browser's build. */
  export const scriptAddresses: Readonly<Record<import('./page-scripts.ts').PageScript, string>>;
}
