import type { TagProvider } from '../../domain/tag-id/tag-id.ts';

/**
 * The response of a vendor's public loader for an identifier. `unknown`: the vendor responded that it does not know it.
 * `unreachable`: no usable response.
 */
export interface LoaderAnswer {
  result: 'found' | 'unknown' | 'unreachable';
  /** The status or the reason, in a few English words. */
  detail: string;
}

export interface TagLoaders {
  /** Waits at most ten seconds. Never rejects: every failure is an answer. */
  ask(tag: TagProvider, id: string): Promise<LoaderAnswer>;
}
