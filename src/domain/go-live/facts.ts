/** The numbers and names that complete the sentence of an outcome. Moments are ISO 8601 in UTC. */
export interface Facts {
  /** Decides between singular and plural. */
  count?: number;
  /** The total that `count` is a part of. */
  total?: number;
  /** Keys of the listed items of the sentence (platforms, fields, tags …), or e-mail addresses of accounts. */
  names?: readonly string[];
  /** How many of each kind; kinds without any are absent. */
  counts?: Readonly<Record<string, number>>;
  /** The time of the observation. */
  at?: string;
  /** The end of validity. */
  until?: string;
  /** When the newest entry was made. */
  newest?: string;
  bytes?: number;
  /** The cause of a failure: a key of `causes` in the dictionary. */
  cause?: string;
  /** A web address. */
  address?: string;
}

/** The causes for which a request to a server failed. */
export const probeCauses = ['timeout', 'private', 'name', 'certificate', 'connection', 'status'] as const;
export type ProbeCause = (typeof probeCauses)[number];

/** The response of an address. `certificateUntil`: epoch milliseconds; null: not encrypted, or not known. */
export type ProbeAnswer =
  | { kind: 'answered'; status: number; certificateUntil: number | null; isThisSite: boolean }
  | { kind: 'failed'; cause: ProbeCause };

/** Returns the moment in the form that facts carry. */
export const moment = (time: number): string => new Date(time).toISOString();
