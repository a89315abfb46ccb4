import { createIsBotFromList, isBot as isKnownBot, list } from 'isbot';

/**
 * Programs that `isbot` does not recognise when their name follows the whole user agent of a browser. Programs that
 * render pages write their names like this: search engines, assistants, checkers, automated browsers, previews of
 * links.
 */
const unknownToIsbot: readonly RegExp[] = [
  /slurp|mediapartners/i,
  /chatgpt-user|claude-user|perplexity-user|anthropic|cohere-ai|meta-external/i,
  /webdriver|puppeteer|cypress/i,
  /lighthouse|gtmetrix|webpagetest|w3c[_-]/i,
  /uptime|datadog|newrelic/i,
  /facebookexternalhit|facebookcatalog|embedly/i,
  /wget|python|libwww|lwp::|axios|undici|^node/i,
  /nmap|nikto|censys|nuclei|sqlmap/i,
];

/** Without the rules of `isbot` that are anchored at the start: they match the shape of a user agent, not a name in it. */
const hasNameKnownToIsbot = createIsBotFromList(list.filter((pattern) => !pattern.startsWith('^')));

/** Returns whether a user agent contains the name of a program that is not a browser. */
export const namesBot = (userAgent: string): boolean =>
  hasNameKnownToIsbot(userAgent) || unknownToIsbot.some((pattern) => pattern.test(userAgent));

/**
 * Returns whether a user agent is that of a program: by its name, by its shape, or because it is empty, since every
 * browser sends one.
 */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent?.trim() || isKnownBot(userAgent) || namesBot(userAgent);
