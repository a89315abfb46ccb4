/** A colour of the sRGB space; each channel is from 0 to 1. Values outside are colours that no sRGB screen shows. */
export type Srgb = readonly [red: number, green: number, blue: number];

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as the forms and the database have it: `#rrggbb`. */
export const isHexColour = (text: string): boolean => HEX.test(text);

/** Reads `#rrggbb`. @throws RangeError for any other text */
export function parseHex(text: string): Srgb {
  if (!isHexColour(text)) throw new RangeError(`"${text}" is not a colour of the form #rrggbb.`);
  const channel = (from: number) => Number.parseInt(text.slice(from, from + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Writes `#rrggbb`. Channels outside of sRGB are clipped, as Chromium clips them on an sRGB screen. */
export const toHex = (colour: Srgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The light of an sRGB channel (IEC 61966-2-1). Works for negative channels too, as CSS Color 4 extends the curve. */
export const toLinear = (channel: number): number => {
  const size = Math.abs(channel);
  const light = size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4;
  return Math.sign(channel) * light;
};

/** The inverse of `toLinear`. */
export const fromLinear = (light: number): number => {
  const size = Math.abs(light);
  const channel = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055;
  return Math.sign(light) * channel;
};
