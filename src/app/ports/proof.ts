/** Ports of the proof that a lead finds its way. */

/** An answer of the site at its public address. */
export type OwnAnswer =
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'failed'; cause: 'timeout' | 'private' | 'connection' };

/** Asks the site at its public address, as a visitor does. Never rejects. */
export interface OwnSite {
  get(path: string): Promise<OwnAnswer>;
  postJson(path: string, body: object, headers: Record<string, string>): Promise<OwnAnswer>;
}

/** The marks of leads of a proof, signed with the session secret: nobody else can make one. */
export interface ProofMarks {
  make(): string;
  /** Whether the mark is one of this site's, made in the last five minutes. */
  isOwn(mark: string): boolean;
}
