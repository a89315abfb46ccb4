import { fieldsOf } from '../http/vendor-values.ts';

/** Characters in front of the data, and places in them where it may begin, that are tried. */
const MOST_CHARACTERS = 100_000;
const MOST_TRIES = 50;
/** A page in the place of the API's answer. */
const PAGE = /<!doctype|<html|<head|<body/i;
/** A message that PHP writes behind the data. */
const MESSAGE = /^(?:<br|<b>|PHP |Deprecated|Warning|Notice|Strict)/;

/**
 * Reads an answer of a blog's API. A server that shows PHP's messages writes `<br /><b>Deprecated</b>: …` before the data, or behind it.
 * @returns `undefined` where there is no JSON
 */
export function restJson(body: Buffer): unknown {
  // The decoder removes the byte order mark that the output of PHP often begins with.
  const text = new TextDecoder().decode(body);
  return parsed(text) ?? betweenMessages(text);
}

function betweenMessages(text: string): unknown {
  const head = text.slice(0, MOST_CHARACTERS);
  const starts = [...head.matchAll(/[[{]/g)].slice(0, MOST_TRIES).map(({ index }) => index);
  if (PAGE.test(head.slice(0, starts.at(-1)))) return undefined;
  // Of data that begins at once and cannot be read, no part may be taken for the whole.
  const tried = /^\s*[[{]/.test(head) ? starts.slice(0, 1) : starts;
  for (const start of tried) {
    const value = dataAt(text, start);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the JSON that begins at a place and ends the text, but for messages; it has the form of an answer of the API. */
function dataAt(text: string, start: number): unknown {
  const end = text.lastIndexOf(text[start] === '[' ? ']' : '}') + 1;
  const rest = text.slice(end).trimStart();
  if (end <= start || (rest !== '' && !MESSAGE.test(rest))) return undefined;
  const value = parsed(text.slice(start, end));
  const isAnswer = Array.isArray(value)
    ? value.every((one) => typeof one === 'object' && one !== null)
    : Object.keys(fieldsOf(value)).length > 0;
  return isAnswer ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
