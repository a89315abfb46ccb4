interface ImportMetaEnv {
  /** Set at build time when the API does not live under `/api` of the same origin (decision 5). */
  readonly PUBLIC_API_BASE?: string;
}

interface Window {
  /** The queue that the measurement tags read. */
  dataLayer?: unknown[];
}

interface Navigator {
  /** Global Privacy Control, where the browser knows it. */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** While the page is rendered in advance, where the browser does that. */
  readonly prerendering?: boolean;
}
