/** The legal pages, by the names of their addresses and of their files in `content/<locale>/legal`. */
export const legalPages = ['privacy', 'terms', 'cookies', 'legal'] as const;
export type LegalPageName = (typeof legalPages)[number];

export const isLegalPage = (name: string): name is LegalPageName =>
  (legalPages as readonly string[]).includes(name);
