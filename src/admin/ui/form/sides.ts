/** Whose value a draft goes on with, where two people changed the same one. */
export type Side = 'mine' | 'theirs';

/** The decisions by the name of the value. One that is not there is for the value of here. */
export type Sides = Readonly<Record<string, Side>>;
