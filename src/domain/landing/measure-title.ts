/**
 * Advance widths of Bricolage Grotesque at weight 800 in thousandths of the font size, without kerning, which makes words
 * narrower. Weight 700 is about 1 % narrower. Accents do not change the width of a letter. Measured in Chromium with the
 * font file of the pages.
 */
const WIDTHS =
  ' 223 !303 "381 #633 $647 %992 &754 \'187 (329 )329 *456 +534 ,212 -359 .252 /365 0670 1360 2613 3611 4638 5615 6662 7517 8661 9658 :262 ;237 <534 =534 >534 ?425 @1004 A712 B692 C685 D705 E632 F601 G729 H730 I303 J382 K697 L509 M955 N790 O725 P654 Q726 R688 S658 T579 U733 V682 W1001 X719 Y662 Z576 [329 \\365 ]329 ^585 _543 `283 a595 b648 c571 d649 e587 f408 g607 h643 i286 j288 k605 l283 m963 n643 o612 p648 q649 r446 s549 t406 u634 v585 w881 x587 y608 z537 {347 |277 }347 ~534 «484 »484 ’219 ‘219 “426 ”426 …795 –545 —821 œ966 Œ1002 æ937 Æ972 ß691 ø612 Ø736 €749 ·252 •356 ¿425 ¡303 °364';
/** The width of a letter that the font lacks, which the fallback font shows. */
const UNKNOWN = 1000;

const widths = new Map(
  [...WIDTHS.matchAll(/(?:^| )(.)(\d+)(?= |$)/gu)].map(([, letter = '', width]) => [letter, Number(width)]),
);

/** Returns the width of a text on one line, in em. @param spacing letter spacing in em */
export function textWidth(text: string, spacing: number): number {
  const letters = [...text.replace(/\s/g, ' ').normalize('NFD').replace(/\p{M}/gu, '')];
  const advance = letters.reduce((sum, letter) => sum + (widths.get(letter) ?? UNKNOWN), 0);
  return advance / 1000 + letters.length * spacing;
}

/** The lines and widths of a title. Widths are in em. */
export interface MeasuredTitle {
  /** The lines on a phone. */
  lines: readonly string[];
  /** The widest of the lines. */
  widest: number;
  /** The whole title on one line. */
  whole: number;
  /** The width of the widest word, which limits the font size: it must fit on the screen. */
  word: number;
}

interface TitleRoom {
  /** Letter spacing in em. */
  spacing: number;
  /** The width that the lines may fill and the height that they may take, in the same unit. */
  width: number;
  height: number;
  /** Line height in em. */
  leading: number;
  /** The largest and the smallest font size, in the same unit. */
  most: number;
  least: number;
  /** The largest number of lines. */
  rows: number;
}

/**
 * Breaks a title into the lines that allow the largest font size in the space of a phone. The server prints that size, so that the
 * page needs no script and has no layout shift. More lines must give a size that is at least 4 % larger.
 */
export function measureTitle(title: string, room: TitleRoom): MeasuredTitle {
  const words = title.trim().split(/[ \t\r\n]+/u);
  const width = (text: string) => textWidth(text, room.spacing);
  const longest = Math.max(...words.map(width));
  let best: { lines: string[]; size: number; widest: number } | undefined;
  for (let rows = 1; rows <= Math.min(room.rows, words.length); rows++) {
    const lines = balanced(words, rows, width);
    const widest = Math.max(...lines.map(width));
    const size = Math.min(room.width / widest, room.height / (rows * room.leading), room.most);
    if (!best || size > best.size * 1.04 || (best.size < room.least && size > best.size)) {
      best = { lines, size, widest };
    }
  }
  const { lines, widest } = best ?? { lines: [title], widest: longest };
  return { lines, widest, whole: width(words.join(' ')), word: longest };
}

/** Distributes words over a number of lines so that the widest line is as narrow as it can be. */
function balanced(words: readonly string[], rows: number, width: (text: string) => number): string[] {
  const memo = new Map<string, { widest: number; lines: string[] }>();
  const from = (start: number, left: number): { widest: number; lines: string[] } => {
    const rest = words.slice(start).join(' ');
    if (left === 1) return { widest: width(rest), lines: [rest] };
    const key = `${start} ${left}`;
    const known = memo.get(key);
    if (known) return known;
    let best = { widest: Number.POSITIVE_INFINITY, lines: [rest] };
    for (let end = start + 1; end <= words.length - left + 1; end++) {
      const line = words.slice(start, end).join(' ');
      const after = from(end, left - 1);
      const widest = Math.max(width(line), after.widest);
      if (widest < best.widest) best = { widest, lines: [line, ...after.lines] };
    }
    memo.set(key, best);
    return best;
  };
  return from(0, rows).lines;
}
