/**
 * The minimum of answered leads for which the median is shown, and for which the time within which nine in ten leads were
 * answered is shown. With fewer, a single lead decides the figure.
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

/** Replaces each figure that is based on too few answered leads by null. */
export const namedTimes = ({ answered, median, ninety }: ResponseTimes): ResponseTimes => ({
  answered,
  median: answered < MIN_FOR_MEDIAN ? null : median,
  ninety: answered < MIN_FOR_NINETY ? null : ninety,
});
