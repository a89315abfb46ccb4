import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { siteFacts } from '../../src/composition/site-facts.ts';
import { readEnv } from '../../src/config/env.ts';
import { environmentSettings } from '../../src/config/environment-settings.ts';
import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import type { Passage } from '../../src/domain/questions/passage.ts';
import type { QuestionWords } from '../../src/domain/questions/question-words.ts';
import { BUILT_IN_VERSION, costTable } from '../../src/domain/simulator/cost-table.ts';
import { noClaims } from '../claims.ts';

/** What questions are answered with, and how they are understood. */
export interface AnsweringTexts {
  passages: readonly Passage[];
  words: QuestionWords;
}

/**
 * Reads the passages and words of every language as the server does, by the build of the pages: of a new site, whose
 * agency has confirmed no claim and saved no price.
 */
export async function answeringTexts(): Promise<Record<Locale, AnsweringTexts>> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../vite.site.config.ts', import.meta.url)),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const pages = (await vite.ssrLoadModule(
      '/src/pages/questions/passages.ts',
    )) as typeof import('../../src/pages/questions/passages.ts');
    const { questionWords } = (await vite.ssrLoadModule(
      '/src/pages/questions/words.ts',
    )) as typeof import('../../src/pages/questions/words.ts');
    const settings = environmentSettings(readEnv({}));
    const site = siteFacts(
      settings,
      { version: BUILT_IN_VERSION, table: costTable },
      noClaims,
      {},
      {} as never,
    );
    const texts = (locale: Locale): [Locale, AnsweringTexts] => [
      locale,
      { passages: pages.sitePassages(locale, site), words: questionWords(locale) },
    ];
    return Object.fromEntries(locales.map(texts)) as Record<Locale, AnsweringTexts>;
  } finally {
    await vite.close();
  }
}
