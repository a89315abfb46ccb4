interface Route {
  /** As it was registered: `/api/leads/:id`. */
  path: string;
  methods: Set<string>;
}

/** The API's own paths, so that a path that somebody typed is known by the one it belongs to. */
export interface RouteTable {
  fill(registered: readonly { method: string; path: string }[]): void;
  find(path: string): { path: string; methods: ReadonlySet<string> } | undefined;
}

/** Which methods each path of the API answers, from what was registered on it. `HEAD` goes wherever `GET` does. */
export function createRouteTable(): RouteTable {
  const routes = new Map<string, Route>();
  let patterns: { pattern: RegExp; route: Route }[] = [];
  return {
    fill(registered) {
      for (const { method, path } of registered) {
        // Middleware for everything, or for a whole branch, is no route.
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

/** Our own paths hold no sign that means something in a pattern but the dot. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\/:\w+/g, '/[^/]+')}$`);
}
