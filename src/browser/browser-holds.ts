/** Whether the name of a cookie, or a key of localStorage or sessionStorage, begins with a match of the pattern. */
export function browserHolds(pattern: string): boolean {
  let names = `; ${document.cookie}`;
  try {
    names += `; ${[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).join('; ')}`;
  } catch {
    // Storage may be off: then it holds no keys.
  }
  return new RegExp(`; (?:${pattern})`).test(names);
}
