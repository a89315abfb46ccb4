/** The numbers and names that complete the sentence of an outcome. Moments are ISO 8601 in UTC. */
export interface Facts {
  /** Decides between singular and plural. */
  count?: number;
  /** Of how many. */
  total?: number;
  /** Keys of the listed items of the sentence (platforms, fields, tags …), or e-mail addresses of accounts. */
  names?: readonly string[];
  /** How many of each kind; kinds without any are absent. */
  counts?: Readonly<Record<string, number>>;
  /** When it was seen. */
  at?: string;
  /** Until when it holds. */
  until?: string;
  bytes?: number;
  /** Why it failed: a key of the `causes` of the dictionary. */
  cause?: string;
  /** A web address. */
  address?: string;
}

/** Why a server could not be asked, or was of no use. */
export const probeCauses = ['timeout', 'private', 'name', 'certificate', 'connection', 'status'] as const;
export type ProbeCause = (typeof probeCauses)[number];

/** The answer of an address. `certificateUntil`: epoch milliseconds; null where it is not encrypted or not known. */
export type ProbeAnswer =
  | { kind: 'answered'; status: number; certificateUntil: number | null; isThisSite: boolean }
  | { kind: 'failed'; cause: ProbeCause };

/** Returns the moment in the form that facts carry. */
export const moment = (time: number): string => new Date(time).toISOString();
