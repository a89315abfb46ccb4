/** Whether the name of a cookie, or of a key of the two storages, begins with what the pattern says. */
export function browserHolds(pattern: string): boolean {
  let names = `; ${document.cookie}`;
  try {
    names += `; ${[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).join('; ')}`;
  } catch {
    // Storage may be off: then nothing was kept there.
  }
  return new RegExp(`; (?:${pattern})`).test(names);
}
