interface Route {
  /** The path pattern as it was registered: `/api/leads/:id`. */
  path: string;
  methods: Set<string>;
}

/** Finds the pattern of a requested path, so that requests are counted and logged by pattern. */
export interface RouteTable {
  fill(registered: readonly { method: string; path: string }[]): void;
  find(path: string): { path: string; methods: ReadonlySet<string> } | undefined;
}

/** Creates an empty table, which `fill` fills with the registered routes. A path with `GET` also accepts `HEAD`. */
export function createRouteTable(): RouteTable {
  const routes = new Map<string, Route>();
  let patterns: { pattern: RegExp; route: Route }[] = [];
  return {
    fill(registered) {
      for (const { method, path } of registered) {
        // Middleware (for all methods, or for all paths below a prefix) is not a route.
        if (method === 'ALL' || path.includes('*')) continue;
        const route = routes.get(path) ?? { path, methods: new Set() };
        routes.set(path, route);
        route.methods.add(method);
        if (method === 'GET') route.methods.add('HEAD');
      }
      patterns = [...routes.values()]
        .filter(({ path }) => path.includes('/:'))
        .map((route) => ({ pattern: patternOf(route.path), route }));
    },
    find: (path) => routes.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route,
  };
}

/** Returns a regular expression for a path pattern. The dot is the only special character in the paths of the API. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\/:\w+/g, '/[^/]+')}$`);
}
