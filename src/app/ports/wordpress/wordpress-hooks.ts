/** The messages by which the blog tells that an article changed. Times are epoch milliseconds (UTC). */

/** A message as it arrived, unchecked. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  signature: string;
  body: string;
}

export interface HookStore {
  /** Records a message; false when it was recorded already. Messages from before `forget` are forgotten. */
  receive(id: string, at: number, forget: number): Promise<boolean>;
  /** When the last message arrived. */
  last(): Promise<number | undefined>;
}
