import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../.dependency-cruiser.cjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface ImportReport {
  /** The number of modules that were read; zero means that the check did not work. */
  modules: number;
  /** One line for each violation: rule, importing file, imported file. */
  violations: string[];
}

/**
 * Checks the import rules on a copy of `src`, to which a test can add files with violations.
 * @param planted the content of additional files, by their path below the root
 */
export async function checkImports(planted: Record<string, string> = {}): Promise<ImportReport> {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
    cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    cpSync(join(root, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [file, content] of Object.entries(planted)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), content);
    }
    const { forbidden, unreachable, options } = configuration;
    const result = await cruise(
      ['src'],
      { ...options, ruleSet: { forbidden }, validate: true, baseDir: copy } as ICruiseOptions,
      undefined,
      { tsConfig: extractTypeScriptConfig(join(copy, 'tsconfig.json')) },
    );
    const { modules, summary } = result.output as ICruiseResult;
    return {
      modules: modules.filter(({ source }) => source.startsWith('src/')).length,
      violations: [
        ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
        ...unreachable.flatMap((rule) => importsThatReach(modules, rule)),
      ],
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

interface UnreachableRule {
  name: string;
  from: { path: string };
  to: { path: string };
}

/**
 * Returns the imports through which modules reach a forbidden module, directly or indirectly. dependency-cruiser's own
 * `reachable` does not distinguish imports of types, which no built file contains.
 */
function importsThatReach(modules: readonly IModule[], { name, from, to }: UnreachableRule): string[] {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => /^type-(only|import)$/.test(type)))
      .map(({ resolved }) => ({ source, target: resolved })),
  );
  const isFrom = (path: string) => new RegExp(from.path).test(path);
  const reaching = new Set(
    imports.map(({ target }) => target).filter((target) => new RegExp(to.path).test(target)),
  );
  // The loop also visits the modules that it adds to the set.
  for (const reached of reaching)
    for (const { source, target } of imports) if (target === reached) reaching.add(source);
  return imports
    .filter(({ source, target }) => isFrom(source) && !isFrom(target) && reaching.has(target))
    .map(({ source, target }) => `${name}: ${source} → ${target}`);
}

if (import.meta.main) {
  const { modules, violations } = await checkImports();
  for (const violation of violations) console.error(violation);
  console.log(`Import rules: ${modules} modules, ${violations.length} violations`);
  if (modules === 0 || violations.length > 0) process.exit(1);
}
