import { type Genre, genres } from '../../domain/planner/inputs.ts';

/** Sixteen steps of a drum pattern as bits: a decoration, which differs from genre to genre. */
const patterns: Record<Genre, number> = {
  rap: 0b1000_0010_1010_0000,
  trap: 0b1011_0010_1011_1010,
  drill: 0b1001_0010_0010_0110,
  rnb: 0b1000_1000_0110_1000,
  electro: 0b1010_1010_1010_1010,
  house: 0b1010_1010_1010_1011,
  techno: 0b1111_1011_1111_1011,
  synthwave: 0b1011_1011_1011_1011,
  pop: 0b1000_1010_1000_1010,
  kpop: 0b1001_1011_1001_0110,
  variete: 0b1000_0000_1010_0001,
  rock: 0b1001_0010_1001_0010,
  indie: 0b1001_0101_0001_0100,
  metal: 0b1111_1111_1110_1111,
  afrobeat: 0b1001_0010_1010_0100,
  reggae: 0b0010_0010_0011_0010,
  latin: 0b1001_0010_0010_1000,
};

const LOW = 0.35;

/** Returns sixteen heights from 0 to 1. */
export const genreRhythm = (genre: Genre): number[] => {
  const pattern = patterns[genres.includes(genre) ? genre : 'pop'];
  return Array.from({ length: 16 }, (_, step) => ((pattern >> (15 - step)) & 1 ? 1 : LOW));
};
