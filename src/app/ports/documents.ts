/** What is stored, the account (its id; null: a sample) and the moment in epoch milliseconds. */
export type Saved<Body> = Body & { by: string | null; at: number };

/** A published version of a document. It is never changed, and deleted only with its document. */
export type Version<Body> = Saved<Body> & {
  /** 1 for the first version of a document. */
  number: number;
};

/** The place for a draft, which stays when its draft goes, so that its version never counts from the beginning again. */
export interface Draft<Body> {
  /** Grows by 1 with each change. */
  version: number;
  /** null: there is no draft now. */
  draft: Saved<Body> | null;
}

/** The versions of one kind of document. A document is named by its id. */
export interface Versions<Body> {
  /** The newest version of a document. */
  newest(document: string): Promise<Version<Body> | undefined>;
  version(document: string, number: number): Promise<Version<Body> | undefined>;
  /** Newest first; without a page, all. */
  versions(
    document: string,
    page?: { limit: number; offset: number },
  ): Promise<{ items: Version<Body>[]; total: number }>;
}
