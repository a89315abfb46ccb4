/** The watched names: every committed change increases the number of its name, in any process. */
export const revisionNames = [
  /** Leads that were stored or erased. */
  'leads',
  /** Entries of the audit log. */
  'audit',
  /** New reviews, in every status. */
  'reviews',
  /** The reviews that pages show, without their votes. */
  'shown_reviews',
  'votes',
  'settings',
  'costs',
  'claims',
  /** Pictures of the media library that were added, changed, resized or deleted, and their uses. */
  'media',
  /** Versions of the agency's texts that were published. */
  'content',
  /** Landing pages: their online state and schedule, their slugs and published versions. */
  'landing',
  /** The synchronisations of the blog, their log, and the articles that an administrator hides. */
  'wordpress',
  /** The articles that an administrator hides. */
  'hidden_posts',
  /** Every change of the blog's articles and categories. */
  'shown_posts',
  /** The articles of a blog that is not connected, and the copied pictures of third parties. */
  'feeds',
] as const;
export type RevisionName = (typeof revisionNames)[number];
export type Revisions = Readonly<Record<RevisionName, number>>;

export interface RevisionReader {
  /** Reads the numbers. */
  read(): Promise<Revisions>;
}
