import { fieldsOf } from '../http/vendor-values.ts';

/** The most characters before the data, and the most positions in them that are tried as its start. */
const MOST_CHARACTERS = 100_000;
const MOST_TRIES = 50;
/** A page instead of a response of the API. */
const PAGE = /<!doctype|<html|<head|<body/i;
/** A message that PHP prints after the data. */
const MESSAGE = /^(?:<br|<b>|PHP |Deprecated|Warning|Notice|Strict)/;

/**
 * Parses a response of a blog's API. A server that displays PHP's messages prints `<br /><b>Deprecated</b>: …` before or after
 * the data.
 * @returns `undefined` when there is no JSON
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
  // If the text begins with data that cannot be parsed, a part of it must not count as the data.
  const tried = /^\s*[[{]/.test(head) ? starts.slice(0, 1) : starts;
  for (const start of tried) {
    const value = dataAt(text, start);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the JSON from a position to the end of the text, without messages of PHP; it has the form of an API response. */
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
