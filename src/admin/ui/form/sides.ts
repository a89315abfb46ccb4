/** Whose value is kept, if two people changed the same one. */
export type Side = 'mine' | 'theirs';

/** The decisions by the path of the value; `mine` if absent. */
export type Sides = Readonly<Record<string, Side>>;
