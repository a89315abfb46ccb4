import type { GroupName, Settings } from '../../domain/settings/groups.ts';
import type { AuditEntry } from './audit.ts';

/** A group as it is stored, its secrets sealed. */
export interface StoredGroup {
  name: string;
  /** 1 for what is stored first; each change is the next. */
  version: number;
  value: Record<string, unknown>;
}

export interface SettingsStore {
  /** All groups; one that was never changed is absent. */
  list(): Promise<StoredGroup[]>;
  /**
   * Stores the group that follows on version `group.version - 1`, in one transaction with its entry. False, with nothing
   * written, when that version is not the present one any more.
   */
  save(group: StoredGroup, entry: AuditEntry): Promise<boolean>;
  /** Puts the same secrets, sealed anew, into a group that still has this version. False: it has another. */
  reseal(group: StoredGroup): Promise<boolean>;
}

/** Encrypts what must not be readable in the database or in a backup. */
export interface Seal {
  /** @param name of the setting: what is sealed under one cannot be passed off as another */
  close(name: string, text: string): string;
  /** `undefined`: not sealed under this name, altered, or under a key that is gone. */
  open(name: string, sealed: string): string | undefined;
  /** The same text under the present key; `undefined`: it is already, or it cannot be opened. */
  renew(name: string, sealed: string): string | undefined;
}

/** The settings of the running process: the stored ones over the environment's. */
export interface LiveSettings {
  /**
   * The settings in force now. Call it for each use: the object that it returns never changes, a change makes
   * another.
   */
  now(): Settings;
  /** The group as stored; `undefined`: the environment's values are in force. */
  stored(name: GroupName): StoredGroup | undefined;
  /** Brings everything that is committed into force. */
  refresh(): Promise<void>;
}
