/** The used fields of a message of the Nu HTML checker. */
export interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  /** The source text around the error. */
  extract?: string;
}

/** Current CSS that the checker does not support, by its message and by the source text around the error. */
const unknownToTheChecker: { feature: string; says: RegExp; near?: RegExp }[] = [
  { feature: '@property', says: /^CSS: Unrecognized at-rule “@property”/ },
  {
    feature: '@property in transition-property',
    says: /^CSS: .*“--tw-[\w-]+” is not a “transition-property”/,
  },
  { feature: '@container', says: /^CSS: (?:Unrecognized at-rule “@container”|“container-type”)/ },
  {
    feature: 'container units',
    says: /^CSS: .*(?:Unknown dimension|Parse Error)/,
    near: /\dcq(?:i|b|w|h|min|max)\b/,
  },
  {
    feature: 'margin-trim, asked for by @supports',
    says: /^CSS: “margin-trim”/,
    near: /trim:inline\)/,
  },
  { feature: 'custom properties in calc()', says: /^CSS: .*types are incompatible/, near: /var\(--gutter\)/ },
  { feature: 'custom properties in calc()', says: /^CSS: “font-size”: Parse Error/, near: /digits\) \* / },
  { feature: 'scroll-target-group', says: /^CSS: “scroll-target-group”/ },
  {
    feature: 'scroll-driven animation, asked for by @supports',
    says: /^CSS: “animation-(?:timeline|range)”/,
  },
  {
    feature: 'custom properties in calc()',
    says: /^CSS: “(?:font-size|--numeral)”: Parse Error/,
    near: /--rows\)|svh|--stretch\)/,
  },
  { feature: 'CSS of SVG', says: /^CSS: “(?:paint-order|vector-effect)”/ },
  { feature: ':target-current', says: /^CSS: .*“:target-current”/ },
];

/** Warnings that change nothing for a reader, by the reason. */
const explained: { reason: string; says: RegExp }[] = [
  // React writes `<br/>`. The slash harms only beside a value without quotation marks, and React quotes every value.
  { reason: 'React closes void elements', says: /^Trailing slash on void elements/ },
];

/**
 * Sorts messages: the count of each known gap of the checker, the count of each explained warning, and the errors, to
 * which every other warning belongs.
 */
export function sortMessages(messages: readonly CheckerMessage[]) {
  const cssItDoesNotKnow: Record<string, number> = {};
  const warnings: Record<string, number> = {};
  const errors: string[] = [];
  for (const { type, url = '', message, extract = '' } of messages) {
    const known = unknownToTheChecker.find(
      ({ says, near }) => says.test(message) && (near?.test(extract) ?? true),
    );
    const warning = type === 'info' && explained.find(({ says }) => says.test(message));
    if (warning) count(warnings, warning.reason);
    else if (type === 'error' && known) count(cssItDoesNotKnow, known.feature);
    else errors.push(`${url.split('/').at(-1)}: ${message} near ${extract.trim()}`);
  }
  return { cssItDoesNotKnow, warnings, errors };
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
