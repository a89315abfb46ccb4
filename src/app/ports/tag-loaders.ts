import type { TagProvider } from '../../domain/tag-id/tag-id.ts';

/**
 * What a vendor's public loader says of an identifier. `unknown`: it answered, but not for this identifier.
 * `unreachable`: no answer that says anything about it.
 */
export interface LoaderAnswer {
  result: 'found' | 'unknown' | 'unreachable';
  /** What was seen, in a few English words: a status, a reason. */
  detail: string;
}

export interface TagLoaders {
  /** Asks within ten seconds. Never throws: whatever happens is an answer. */
  ask(tag: TagProvider, id: string): Promise<LoaderAnswer>;
}
