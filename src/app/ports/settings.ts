import type { GroupName, Settings } from '../../domain/settings/groups.ts';
import type { AuditEntry } from './audit.ts';

/** A stored group; its secrets are sealed. */
export interface StoredGroup {
  name: string;
  /** Begins at 1 and grows by one with each change. */
  version: number;
  value: Record<string, unknown>;
}

export interface SettingsStore {
  /** Returns all groups; a group that was never changed is absent. */
  list(): Promise<StoredGroup[]>;
  /**
   * Stores the successor of version `group.version - 1`, in one transaction with its entry. Returns false and writes
   * nothing if that version is no longer the present one.
   */
  save(group: StoredGroup, entry: AuditEntry): Promise<boolean>;
  /** Stores the same secrets, sealed anew, in a group of this version. Returns false if the group has another version. */
  reseal(group: StoredGroup): Promise<boolean>;
}

/** Encrypts secrets, so that they are not readable in the database or in a backup. */
export interface Seal {
  /** @param name name of the setting: a text sealed under one name cannot be opened under another */
  close(name: string, text: string): string;
  /** Returns `undefined` if the text was sealed under another name or a removed key, or was altered. */
  open(name: string, sealed: string): string | undefined;
  /** Seals the text with the present key; `undefined`: it has this key already, or cannot be opened. */
  renew(name: string, sealed: string): string | undefined;
}

/** The settings of the running process: stored values replace those of the environment. */
export interface LiveSettings {
  /**
   * Returns the settings in force. Call it for each use: a change makes a new object.
   */
  now(): Settings;
  /** Returns the stored group; `undefined`: the environment's values are in force. */
  stored(name: GroupName): StoredGroup | undefined;
  /** Loads all committed settings. */
  refresh(): Promise<void>;
}
