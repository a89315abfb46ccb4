/** A stored body, with the id of its account (null: a sample) and the time in epoch milliseconds. */
export type Saved<Body> = Body & { by: string | null; at: number };

/** A published version of a document. It is never changed, and deleted only with its document. */
export type Version<Body> = Saved<Body> & {
  /** 1 for the first version of a document. */
  number: number;
};

/** The row of a draft. It stays when the draft is deleted, so that its version never restarts. */
export interface Draft<Body> {
  /** Increases by 1 with each change. */
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
