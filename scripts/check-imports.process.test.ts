import { expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.cjs';
import { checkImports } from './check-imports.ts';

/** The files of one violation of each rule, for a copy of the source tree. The keys are the names of the rules. */
const planted: Record<string, [file: string, content: string][]> = {
  'no-cycles': [
    ['src/domain/planted-a.ts', "import './planted-b.ts';"],
    ['src/domain/planted-b.ts', "import './planted-a.ts';"],
  ],
  resolvable: [['src/domain/planted-c.ts', "import './nowhere.ts';"]],
  'domain-imports-only-its-layers': [['src/domain/planted-d.ts', "import '../app/result.ts';"]],
  'domain-uses-only-its-packages': [['src/domain/planted-e.ts', "import 'node:fs';"]],
  'contracts-imports-only-its-layers': [['src/contracts/planted.ts', "import '../app/result.ts';"]],
  'contracts-uses-only-its-packages': [['src/contracts/planted-b.ts', "import 'hono';"]],
  'i18n-imports-only-its-layers': [['src/i18n/planted.ts', "import '../ui/bars.tsx';"]],
  'i18n-uses-only-its-packages': [['src/i18n/planted-b.ts', "import 'zod';"]],
  'ui-imports-only-its-layers': [['src/ui/planted.ts', "import '../i18n/format.ts';"]],
  'ui-uses-only-its-packages': [['src/ui/planted-b.ts', "import 'zod';"]],
  'app-imports-only-its-layers': [['src/app/planted.ts', "import '../adapters/db/engine/connect.ts';"]],
  'adapters-imports-only-its-layers': [
    ['src/adapters/planted.ts', "import '../app/leads/submit/store-lead.ts';"],
  ],
  'browser-imports-only-its-layers': [['src/browser/planted.ts', "import '../app/result.ts';"]],
  'site-imports-only-its-layers': [['src/site/planted.ts', "import '../app/result.ts';"]],
  'site-uses-only-its-packages': [['src/site/planted-b.ts', "import 'kysely';"]],
  'site-features-are-closed': [['src/site/home/planted.ts', "import '../contact/ContactForm.tsx';"]],
  'admin-imports-only-its-layers': [['src/admin/one/planted.ts', "import '../../site/home/Hero.tsx';"]],
  'admin-features-are-closed': [
    ['src/admin/one/planted-b.ts', "import '../two/planted.ts';"],
    ['src/admin/two/planted.ts', 'export {};'],
  ],
  'admin-uses-only-its-packages': [['src/admin/ui/planted.ts', "import 'kysely';"]],
  'api-imports-only-its-layers': [['src/api/planted.ts', "import '../adapters/db/engine/connect.ts';"]],
  'jobs-imports-only-its-layers': [['src/jobs/planted.ts', "import '../adapters/db/engine/connect.ts';"]],
  'http-front-imports-only-its-layers': [
    ['src/http-front/planted.ts', "import '../adapters/db/engine/connect.ts';"],
  ],
  'pages-imports-only-its-layers': [['src/pages/planted.tsx', "import '../app/result.ts';\n"]],
  'composition-has-no-pages': [['src/composition/planted.ts', "import '../pages/content.ts';"]],
  'config-is-read-at-the-root': [['src/jobs/planted-b.ts', "import '../config/env.ts';"]],
  'browser-code-has-types-of-contracts': [
    ['src/browser/planted-g.ts', "import { feedStates } from '../contracts/feed.ts';\nfeedStates;"],
    ['src/admin/api/planted.ts', "import * as types from '../../api/client-types.ts';\ntypes;"],
  ],
  'browser-code-has-no-schemas': [
    ['src/admin/one/planted-c.ts', "import { VisitReport } from '../../contracts/visit.ts';\nVisitReport;"],
    // Through a module that has no schema itself.
    ['src/browser/planted-d.ts', "export const late = () => import('../domain/planted-f.ts');"],
    ['src/domain/planted-f.ts', "export { ConsentRecord } from './consent/consent.ts';"],
  ],
  'browser-code-has-no-server-code': [['src/browser/planted-b.ts', "import 'node:fs';"]],
};

it('the import check finds the planted violation of each rule', { timeout: 60_000 }, async () => {
  const { forbidden, unreachable } = configuration;
  expect(Object.keys(planted).sort()).toEqual([...forbidden, ...unreachable].map(({ name }) => name).sort());
  const { modules, violations } = await checkImports(Object.fromEntries(Object.values(planted).flat()));
  expect(modules).toBeGreaterThan(100);
  for (const [rule, files] of Object.entries(planted)) {
    const found = violations.filter((line) => line.startsWith(`${rule}: `));
    expect(
      found.some((line) => line.includes(files[0]?.[0] ?? '')),
      `${rule} in\n${violations.join('\n')}`,
    ).toBe(true);
  }
  expect(violations).toContain(
    'browser-code-has-no-schemas: src/browser/planted-d.ts → src/domain/planted-f.ts',
  );
});
