import type { TagProvider } from '../../domain/tag-id/tag-id.ts';

/**
 * The answer of a vendor's public loader about an identifier. `unknown`: the vendor answered that it does not know it.
 * `unreachable`: no usable answer.
 */
export interface LoaderAnswer {
  result: 'found' | 'unknown' | 'unreachable';
  /** The status or the reason, in a few English words. */
  detail: string;
}

export interface TagLoaders {
  /** Waits ten seconds at most. Never throws: every failure is an answer. */
  ask(tag: TagProvider, id: string): Promise<LoaderAnswer>;
}
