/** A reviewer's portrait at a third party, and the site's own small copy. */
export interface PortraitRow {
  /** The address of the picture, as the review names it. */
  source: string;
  /** Name of the copy, as `fileName` makes it; null: there is none yet. */
  file: string | null;
  tried_at: number;
}
