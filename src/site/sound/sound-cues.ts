/** The seconds at which the parts of the sound begin (`scripts/draw-sound.ts`: four bars of 2.5 s each, then one chord). */
const CUES = [0, 10, 20, 27] as const;

/** Returns the texts of the transcript with their seconds. */
export const readableCues = (texts: readonly string[]): { at: number; text: string }[] =>
  CUES.map((at, index) => ({ at, text: texts[index] ?? '' }));
