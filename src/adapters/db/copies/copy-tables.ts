/** A picture at a third party, and the site's own small copy. */
export interface PictureCopyRow {
  /** The address of the picture, as the review or the article names it. */
  source: string;
  /** Name of the copy, as `fileName` makes it; null: not copied yet. */
  file: string | null;
  tried_at: number;
}
