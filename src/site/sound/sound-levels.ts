/** Written by `node scripts/draw-sound.ts` from the sound itself. */

/** Seconds. */
export const SOUND_LENGTH = 30;
/** Half the height of each of 60 equal parts of the sound, from 0 to 48. */
export const soundOutline = [
  20, 13, 14, 15, 14, 23, 15, 14, 12, 14, 18, 17, 13, 15, 14, 21, 14, 15, 13, 16, 34, 20, 29, 24, 14, 36, 19,
  37, 25, 14, 43, 19, 34, 22, 15, 39, 21, 30, 21, 17, 39, 23, 32, 24, 16, 38, 20, 31, 21, 16, 42, 21, 30, 28,
  16, 17, 6, 5, 3, 2,
];
/** The peak of each tenth of a second, in decibels above −36, an even number, each as a digit of base 36. */
export const soundLevels =
  'sqmommomooooqoomkkqqomqomuqoommmmmqooqooommoomqqokssoqmkmmoqomommmkmqqoqoomsoookmoooqooqommomoooqqomyuqommsqoqomwuqokkusooqomywqomksqoqqoyuqmkmusooqmmysqqmmsqosomwuoommusoqoomysqommsqoqqowsqoomssqqoomyuqommuqoqqowuqomkusooqomyuqqomsqoqqowssommssoqqomyuqsmksqosqowuqomowuoqqomqmmigiiiiigegcccca8888644';
