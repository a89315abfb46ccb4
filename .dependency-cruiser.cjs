/** The import rules of docs/architecture.md, which `scripts/check-imports.ts` checks. */
const layer = (name, mayImport) => ({
  name: `${name}-imports-only-its-layers`,
  comment: `${name} may import ${mayImport.join(', ') || 'nothing'} of this project, besides itself.`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [`^src/${name}/`, ...mayImport.map((path) => `^src/${path}`)] },
});

/** `allowed` are package names; Node's own modules count as packages here. */
const packages = (name, allowed) => ({
  name: `${name}-uses-only-its-packages`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: {
    dependencyTypesNot: ['local', 'type-only', 'undetermined', 'aliased'],
    pathNot: ['^src/', ...allowed.map((path) => `node_modules/${path}`)],
  },
});

const feature = (name, except = [], shared = []) => ({
  name: `${name}-features-are-closed`,
  comment: 'A feature never imports the inside of another: the page combines them.',
  severity: 'error',
  from: { path: `^src/${name}/([^/]+)/`, ...(except.length > 0 && { pathNot: except }) },
  to: { path: `^src/${name}/([^/]+)/`, pathNot: [`^src/${name}/$1/`, ...shared] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
    layer('domain', []),
    packages('domain', ['zod', 'isbot']),
    layer('contracts', ['domain']),
    packages('contracts', ['zod']),
    layer('i18n', ['domain', 'contracts/answer']),
    packages('i18n', []),
    layer('ui', []),
    packages('ui', ['react', '@types/react']),
    layer('app', ['domain', 'contracts']),
    layer('adapters', ['domain', 'contracts', 'i18n', 'app/ports']),
    layer('browser', ['domain', 'contracts', 'i18n']),
    layer('site', ['domain', 'contracts', 'i18n', 'ui', 'browser']),
    packages('site', ['react', 'react-dom', '@types/react', '@fontsource']),
    // The layout carries the simulator's host; `reading` is the frame of every page that is read, `flow` that of
    // questions in a dialog; a review looks the same wherever reviews are listed.
    feature(
      'site',
      ['^src/site/layout/'],
      ['^src/site/reading/', '^src/site/flow/', '^src/site/reviews/(?:ReviewCard|Testimonials)\\.tsx$'],
    ),
    layer('admin', ['domain', 'contracts', 'i18n', 'ui', 'browser', 'api/client-types']),
    // The shell combines the features; `ui` holds what their tables and forms share, `editor` the editor of documents, `api`
    // how they call the API.
    feature('admin', ['^src/admin/shell/'], ['^src/admin/ui/', '^src/admin/api/', '^src/admin/editor/']),
    packages('admin', [
      'react',
      'react-dom',
      '@types/react',
      'react-router',
      'eventsource-parser',
      '@mantine',
      '@simplewebauthn',
      '@tanstack',
      '@fontsource',
    ]),
    layer('api', ['domain', 'contracts', 'i18n', 'app']),
    layer('jobs', ['domain', 'contracts', 'i18n', 'app']),
    layer('http-front', ['domain', 'contracts', 'i18n']),
    layer('pages', ['site', 'ui', 'i18n', 'contracts', 'domain']),
    {
      name: 'composition-has-no-pages',
      comment:
        'Commands and plain workers compose the site without a build, and only a build can read the files of pages.',
      severity: 'error',
      from: { path: '^src/composition/', pathNot: '\\.test\\.' },
      to: { path: '^src/(pages|site)/' },
    },
    {
      name: 'config-is-read-at-the-root',
      comment: 'Only the composition roots know the configuration; everything else is given what it needs.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(config/|composition/|server\\.ts|dev\\.ts)' },
      to: { path: '^src/config/' },
    },
    {
      name: 'browser-code-has-types-of-contracts',
      comment: 'Contracts and operations hold schemas and code of the server beside their types.',
      severity: 'error',
      from: { path: '^src/(admin|browser|site)/' },
      to: { path: '^src/(contracts|api)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-has-no-server-code',
      severity: 'error',
      from: { path: '\\.client\\.ts$|^src/browser/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  /** For `scripts/check-imports.ts`: what must not be reached over any number of imports of values. */
  unreachable: [
    {
      name: 'browser-code-has-no-schemas',
      comment:
        'A schema, of a contract or of the domain, would bring zod to the browser; types bring nothing.',
      from: { path: '^src/(admin|browser|site)/' },
      to: { path: 'node_modules/zod' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
