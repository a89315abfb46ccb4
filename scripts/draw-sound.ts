import { writeFileSync } from 'node:fs';

/**
 * `node scripts/draw-sound.ts`: composes the thirty seconds of sound of the player, and measures what its player draws. It
 * writes `public/sound/exemple.wav` and `src/site/sound/sound-levels.ts`; commit both. Every note is computed here: no recording
 * and no sample of somebody else.
 */
const RATE = 22_050;
const SECONDS = 30;
const BEAT = 0.625;
const BAR = 4 * BEAT;
const TWO_PI = 2 * Math.PI;

const sound = new Float64Array(RATE * SECONDS);
/** Frequency of a note in hertz, by its MIDI number. */
const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Adds `wave(t)` from a second on, with a short attack and an exponential decay. */
function add(from: number, length: number, wave: (t: number) => number, decay = 0): void {
  const first = Math.round(from * RATE);
  for (let i = 0; i < length * RATE && first + i < sound.length; i += 1) {
    const t = i / RATE;
    const fade = Math.min(1, t / 0.008, (length - t) / 0.03) * Math.exp(-decay * t);
    sound[first + i] = (sound[first + i] ?? 0) + wave(t) * fade;
  }
}

/** The same noise on each run (a linear congruential generator). */
let seed = 36;
const noise = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 31 - 1;
};
const sine = (frequency: number) => (t: number) => Math.sin(TWO_PI * frequency * t);
const soft = (frequency: number) => (t: number) =>
  sine(frequency)(t) + 0.4 * sine(2 * frequency)(t) + 0.15 * sine(3 * frequency)(t);

/** A minor, F major, C major and G major with their sevenths, one a bar. */
const chords = [
  [57, 60, 64, 67],
  [53, 57, 60, 64],
  [48, 55, 60, 64],
  [55, 59, 62, 65],
];
const melody = [76, 74, 72, 69, 72, 74, 79, 76];

for (let bar = 0; bar < SECONDS / BAR; bar += 1) {
  const start = bar * BAR;
  const chord = chords[bar % chords.length] ?? [];
  const last = bar === SECONDS / BAR - 1;
  for (const note of chord)
    for (const detune of [0.998, 1.002])
      add(start, BAR, (t) => 0.055 * soft(hertz(note) * detune)(t), last ? 0.9 : 0.1);
  if (last) continue;
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const at = start + (eighth * BEAT) / 2;
    const note = melody[(eighth + 3 * bar) % melody.length] ?? 72;
    if (eighth % 3 !== 2) add(at, 0.5, (t) => 0.16 * soft(hertz(note))(t), 6);
    if (bar < 4) continue;
    add(at, 0.05, () => 0.07 * noise(), 60);
    if (eighth % 2 === 0) add(at, 0.28, (t) => 0.2 * soft(hertz((chord[0] ?? 48) - 12))(t), 5);
    if (eighth % 4 === 0) add(at, 0.3, (t) => 0.6 * Math.sin(TWO_PI * (45 * t - 12 * Math.exp(-22 * t))), 9);
    if (eighth % 4 === 2) add(at, 0.18, () => 0.3 * noise(), 24);
    if (bar >= 8 && eighth % 2 === 1) add(at, 0.4, (t) => 0.08 * soft(hertz(note + 12))(t), 7);
  }
}

const top = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const level = (value: number) => (0.89 * value) / top;

/** Encodes a value from -1 to 1 by the µ-law of ITU-T G.711, which browsers play from a WAV file: half the bytes of PCM. */
function muLaw(value: number): number {
  const sample = Math.round(Math.abs(value) * 32_635) + 132;
  const exponent = Math.max(0, Math.floor(Math.log2(sample)) - 7);
  const byte = (value < 0 ? 0x80 : 0) | (exponent << 4) | ((sample >> (exponent + 3)) & 0x0f);
  return ~byte & 0xff;
}

const header = Buffer.alloc(58);
header.write('RIFF', 0);
header.writeUInt32LE(50 + sound.length, 4);
header.write('WAVEfmt ', 8);
header.writeUInt32LE(18, 16);
header.writeUInt16LE(7, 20); // WAVE_FORMAT_MULAW
header.writeUInt16LE(1, 22);
header.writeUInt32LE(RATE, 24);
header.writeUInt32LE(RATE, 28);
header.writeUInt16LE(1, 32);
header.writeUInt16LE(8, 34);
header.write('fact', 38);
header.writeUInt32LE(4, 42);
header.writeUInt32LE(sound.length, 46);
header.write('data', 50);
header.writeUInt32LE(sound.length, 54);
writeFileSync(
  new URL('../public/sound/exemple.wav', import.meta.url),
  Buffer.concat([header, Buffer.from(Uint8Array.from(sound, (value) => muLaw(level(value))))]),
);

/** The peak of each of `count` equal parts, from 0 to 1. */
const peaks = (count: number) =>
  Array.from({ length: count }, (_, part) => {
    const size = sound.length / count;
    const piece = sound.subarray(Math.floor(part * size), Math.floor((part + 1) * size));
    return level(piece.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  });

const outline = peaks(60).map((peak) => Math.round(peak * 48));
// Even numbers compress better, and a step of two decibels is one that an eye follows.
const decibels = peaks(SECONDS * 10).map((peak) =>
  Math.max(0, 2 * Math.round(18 + 10 * Math.log10(peak || 1e-9))),
);
writeFileSync(
  new URL('../src/site/sound/sound-levels.ts', import.meta.url),
  `/** Written by \`node scripts/draw-sound.ts\` from the sound itself. */

/** Seconds. */
export const SOUND_LENGTH = ${SECONDS};
/** Half the height of each of ${outline.length} equal parts of the sound, from 0 to 48. */
export const soundOutline = [${outline.join(', ')}];
/** The peak of each tenth of a second, in decibels above −36, an even number, each as a digit of base 36. */
export const soundLevels =
  '${decibels.map((value) => value.toString(36)).join('')}';
`,
);
console.log(`${sound.length + header.length} bytes`);
