import { trimEnd } from '../text/trim-end.ts';

/** A date that an editor wrote: the number of its day, and the rest. Without a leading number, `day` is empty. */
export interface WrittenDate {
  day: string;
  rest: string;
}

/** Splits `13 mars 2027` into `13` and `mars 2027`. The ordinal ending of `1er mars` and `13th March` belongs to the rest. */
export function splitDate(text: string): WrittenDate {
  const [, day = '', rest = ''] = /^\s*(\d{1,2})(?![\d:h])\s*(.*)$/isu.exec(text) ?? [];
  return day === '' || rest === '' ? { day: '', rest: text.trim() } : { day, rest: rest.trim() };
}

/** One of the two facts below the date: a quiet label and its value. */
export interface EventFact {
  kind: 'hour' | 'place';
  /** Empty: the page names the kind. */
  label: string;
  value: string;
}

const HOUR = /^(.*?)[\s,]*\b(\d{1,2}\s?[h:.]\s?\d{2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?(?:h|[ap]\.?m\.?))$/iu;

/**
 * Reads at most two facts from a line such as `Samedi, portes 19 h 30 · Le Grand Sas, Nantes`. Facts are separated by a middle
 * dot, a bar, a slash between spaces, a dash between spaces or a line break. An hour at the end is the value; else the
 * part before the last comma is the value, and what follows (the town) its label.
 */
export function eventFacts(line: string): EventFact[] {
  return line
    .split(/\s*[·|•\n]\s*|\s+[/–—-]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 2)
    .map(readFact);
}

function readFact(part: string): EventFact {
  const [, before, hour] = HOUR.exec(part) ?? [];
  if (hour !== undefined) return { kind: 'hour', label: trimEnd(before ?? '', /[\s,]/u), value: hour };
  return placeFact(part);
}

/** Reads `Le Grand Sas, Nantes`: the house is the value, the town its label. */
export function placeFact(place: string): EventFact {
  const comma = place.lastIndexOf(',');
  if (comma < 1) return { kind: 'place', label: '', value: place.trim() };
  return { kind: 'place', label: place.slice(comma + 1).trim(), value: place.slice(0, comma).trim() };
}
