import type { Configuration, GroupName } from '../../domain/configuration/groups.ts';
import type { AuditEntry } from './account.ts';

/** A group as it is stored, its secrets sealed. */
export interface StoredGroup {
  name: string;
  /** 1 for what is stored first; each change is the next. */
  version: number;
  value: Record<string, unknown>;
}

export interface ConfigurationStore {
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

/** The configuration of the running process: what is stored, and for the rest the environment's. */
export interface LiveConfiguration {
  /** Ask each time: what it gives does not change, its successor does. */
  now(): Configuration;
  /** The group as stored; `undefined`: the environment's values are in force. */
  stored(name: GroupName): StoredGroup | undefined;
  /** Lets everything that is committed take effect. */
  refresh(): Promise<void>;
}
