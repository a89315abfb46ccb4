/** A backup of the whole database that was just made. */
export interface FreshBackup {
  bytes: number;
  /** The parts, to be read once. The file is deleted from the disk after the last part, or when reading is aborted. */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Backups that the back office requests. They run in separate processes, one at a time, so that visitors do not wait.
 */
export interface Safekeeping {
  /** Rejects when the backup cannot be created. */
  backUp(): Promise<FreshBackup>;
  /**
   * Creates a backup and restores it into a separate database, which is compared with it and deleted. The outcome is
   * stored for the go-live list. Rejects when the backup itself cannot be created.
   */
  tryRestore(): Promise<void>;
  /** What runs by itself at night; absent where nothing does. */
  nightly?: {
    /** Whether a folder or a bucket for the backups of the night is configured. */
    hasPlace: boolean;
    /** Writes a backup into the folder, sends it to the bucket, and deletes old ones. Rejects when it cannot be written. */
    backUp(): Promise<void>;
    /** Restores the newest backup of the bucket, else of the folder, or one that is made now, as `tryRestore` does. */
    drill(): Promise<void>;
  };
}

/** The copies of data that restores replaced. */
export interface KeptCopies {
  /** Deletes the copies that were made before that time. */
  forget(before: number): Promise<void>;
}
