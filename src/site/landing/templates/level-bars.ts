/**
 * Bars of a level meter, 26 wide and 35 apart, in a field of 1440 x 700: the artist's ground without a picture. The heights
 * are those of two waves, so that the middle is loudest on a phone, which shows the middle only.
 */
const heights = Array.from({ length: 41 }, (_, index) => {
  const place = index - 20;
  const swell = Math.exp(-((place / 7.5) ** 2)) + 0.62 * Math.exp(-(((Math.abs(place) - 15) / 4) ** 2));
  const beat = 0.5 + 0.5 * Math.cos(place * 2.2);
  return Math.round(150 + 480 * swell * (0.42 + 0.58 * beat));
});

export const levelBars = heights
  .map((height, index) => `M${7 + index * 35} 700v${-(height - 13)}a13 13 0 0 1 26 0v${height - 13}z`)
  .join('');
