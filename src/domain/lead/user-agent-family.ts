/** Least data: a lead keeps the family of the browser, not the string that could recognise a person. */
const families: readonly [name: string, pattern: RegExp][] = [
  // Cubot is a maker of telephones.
  ['bot', /(?<!cu)bot|crawl|spider|headless|curl|wget|python|node/i],
  ['Instagram', /Instagram/],
  ['Facebook', /FBAN|FBAV/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

/** `Chrome mobile`, `Safari`, `bot`, `other`. */
export function userAgentFamily(userAgent: string | undefined): string {
  if (!userAgent) return 'other';
  const family = families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) && family !== 'bot' ? `${family} mobile` : family;
}
