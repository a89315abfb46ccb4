/**
 * User agents that are no visitors. Most programs never run the page's script and so are not counted anyway; this list
 * is for those that do: search engines that render pages, checkers, automated browsers. A new one that calls itself
 * `…bot`, `…crawler` or `…spider`, as is the custom, is known already.
 */
const botPatterns: readonly RegExp[] = [
  // Cubot is a maker of telephones.
  /(?<!cu)bot/i,
  /crawl|spider|slurp|archiver/i,
  // Google's other names, and the programs that fetch a page because somebody asked an assistant.
  /mediapartners|adsbot|feedfetcher|google-(?:inspectiontool|extended|read-aloud|safety)|googleother|apis-google/i,
  /chatgpt-user|claude-user|perplexity-user|anthropic|cohere-ai|meta-external/i,
  // Browsers without a person in front of them.
  /headless|phantomjs|selenium|webdriver|puppeteer|playwright|cypress/i,
  // Speed tests and validators.
  /lighthouse|pagespeed|gtmetrix|webpagetest|ptst\/|w3c[_-]|validator\.nu/i,
  // Monitors of uptime.
  /pingdom|uptime|statuscake|site24x7|datadog|newrelic|monitor/i,
  // Previews of links in messages and networks.
  /facebookexternalhit|facebookcatalog|bingpreview|skypeuripreview|embedly|preview\//i,
  // Programs and libraries.
  /curl|wget|python|libwww|lwp::|go-http-client|okhttp|java\/|apache-httpclient|axios|undici|node-fetch|^node/i,
  // Scanners.
  /nmap|nikto|masscan|zgrab|censys|nuclei|sqlmap/i,
];

/** Whether a user agent is a program. Every browser names itself, so one without a name is none. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || botPatterns.some((pattern) => pattern.test(userAgent));
}
