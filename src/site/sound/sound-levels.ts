/** Written by `node scripts/draw-sound.ts` from the sound itself. */

/** Seconds. */
export const SOUND_LENGTH = 30;
/** Half the height of each of 90 equal parts of the sound, from 0 to 48. */
export const soundOutline = [
  20, 11, 13, 14, 12, 15, 14, 23, 13, 10, 15, 14, 11, 12, 14, 18, 14, 17, 13, 10, 15, 14, 21, 12, 12, 14, 15,
  11, 13, 16, 34, 20, 18, 29, 19, 24, 14, 36, 16, 19, 14, 37, 10, 25, 14, 43, 19, 17, 34, 18, 22, 15, 39, 14,
  21, 15, 30, 12, 21, 17, 39, 23, 18, 32, 17, 24, 16, 38, 17, 20, 17, 31, 12, 21, 16, 42, 21, 19, 30, 16, 28,
  16, 17, 11, 6, 5, 4, 3, 2, 2,
];
/** The peak of each tenth of a second, in decibels above −36, an even number, each as a digit of base 36. */
export const soundLevels =
  'sqmommomooooqoomkkqqomqomuqoommmmmqooqooommoomqqokssoqmkmmoqomommmkmqqoqoomsoookmoooqooqommomoooqqomyuqommsqoqomwuqokkusooqomywqomksqoqqoyuqmkmusooqmmysqqmmsqosomwuoommusoqoomysqommsqoqqowsqoomssqqoomyuqommuqoqqowuqomkusooqomyuqqomsqoqqowssommssoqqomyuqsmksqosqowuqomowuoqqomqmmigiiiiigegcccca8888644';
