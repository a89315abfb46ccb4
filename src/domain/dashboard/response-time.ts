/**
 * The fewest answered leads for which a median is named, and for which the time within which nine in ten were answered
 * is: with fewer, one lead decides the figure.
 */
export const MIN_FOR_MEDIAN = 5;
export const MIN_FOR_NINETY = 10;

/** Times from a lead's arrival to the first change of its status by a person, in milliseconds. */
export interface ResponseTimes {
  answered: number;
  /** By the nearest rank; null: no answered lead. */
  median: number | null;
  ninety: number | null;
}

/** Leaves out each figure that too few answered leads stand behind. */
export const namedTimes = ({ answered, median, ninety }: ResponseTimes): ResponseTimes => ({
  answered,
  median: answered < MIN_FOR_MEDIAN ? null : median,
  ninety: answered < MIN_FOR_NINETY ? null : ninety,
});
