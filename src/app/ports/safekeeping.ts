/** A backup of the whole database that was just made. */
export interface FreshBackup {
  bytes: number;
  /** Its parts, once. Nothing of it is left on the disk after the last of them, or when the reading is broken off. */
  content: AsyncIterable<Uint8Array>;
}

/** Backups that the back office asks for. They run in processes of their own, one at a time, so that visitors do not wait. */
export interface Safekeeping {
  /** Rejects when the backup cannot be made. */
  backUp(): Promise<FreshBackup>;
  /**
   * Makes a backup and restores it into a database of its own, which is compared with it and removed. The outcome is
   * stored for the list before going live. Rejects when the backup itself cannot be made.
   */
  tryRestore(): Promise<void>;
}

/** The copies of what restores replaced. */
export interface KeptCopies {
  /** Deletes those that were made before that time. */
  forget(before: number): Promise<void>;
}
