interface ImportMetaEnv {
  /** Set at build time when the API does not live under `/api` of the same origin (decision 5). */
  readonly PUBLIC_API_BASE?: string;
}

interface Window {
  /** The queue that the measurement tags read. */
  dataLayer?: unknown[];
}
