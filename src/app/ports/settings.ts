import type { GroupName, Settings } from '../../domain/settings/groups.ts';
import type { AuditEntry } from './audit.ts';

/** A stored group of settings; its secrets are encrypted. */
export interface StoredGroup {
  name: string;
  /** Starts at 1 and increases by one with each change. */
  version: number;
  value: Record<string, unknown>;
}

export interface SettingsStore {
  /** Returns all groups; a group that was never changed is absent. */
  list(): Promise<StoredGroup[]>;
  /**
   * Stores the successor of version `group.version - 1`, in one transaction with its audit entry. Returns false and
   * writes nothing if that version is no longer the current one.
   */
  save(group: StoredGroup, entry: AuditEntry): Promise<boolean>;
  /**
   * Stores the same secrets, encrypted again, in a group of this version. Returns false if the group has another
   * version.
   */
  reseal(group: StoredGroup): Promise<boolean>;
}

/** Encrypts secrets, so that they are not readable in the database or in a backup. */
export interface Seal {
  /** @param name name of the setting: a text encrypted with one name cannot be decrypted with another */
  close(name: string, text: string): string;
  /** Returns `undefined` if the text was encrypted with another name or a removed key, or was altered. */
  open(name: string, sealed: string): string | undefined;
  /** Encrypts the text again with the current key; `undefined`: it has this key already, or cannot be decrypted. */
  renew(name: string, sealed: string): string | undefined;
}

/** The settings of the running process: stored values replace those of the environment. */
export interface LiveSettings {
  /**
   * Returns the settings in force. Call it for each use: a change creates a new object.
   */
  now(): Settings;
  /** Returns the stored group; `undefined`: the environment's values are in force. */
  stored(name: GroupName): StoredGroup | undefined;
  /** Loads all committed settings. */
  refresh(): Promise<void>;
}
