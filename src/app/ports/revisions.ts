/** What processes watch: each has a number that every committed change of it raises, whichever process made it. */
export const revisionNames = [
  /** Leads that came or went. */
  'leads',
  /** Entries of the audit log. */
  'audit',
  /** Reviews that came, shown or not. */
  'reviews',
  /** The reviews that pages show, apart from their votes. */
  'shown_reviews',
  'votes',
  'settings',
  'costs',
  'claims',
] as const;
export type RevisionName = (typeof revisionNames)[number];
export type Revisions = Readonly<Record<RevisionName, number>>;

export interface RevisionReader {
  /** The numbers of everything that is committed. */
  read(): Promise<Revisions>;
}
