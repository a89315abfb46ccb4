interface ImportMetaEnv {
  /**
   * Set at build time when the API has another address than `/api` of the same origin (docs/product.md, Languages and
   * addresses).
   */
  readonly PUBLIC_API_BASE?: string;
}

interface Window {
  /** The queue that the measurement tags read. */
  dataLayer?: unknown[];
}

interface Navigator {
  /** Global Privacy Control, in browsers that support it. */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** True while the browser prerenders the page, in browsers that support it. */
  readonly prerendering?: boolean;
}
