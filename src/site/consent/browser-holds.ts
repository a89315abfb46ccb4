/** Whether a cookie or a key of the storage has such a name, which the pattern meets after a semicolon and a space. */
export function browserHolds(name: RegExp): boolean {
  let names = `; ${document.cookie}`;
  try {
    names += `; ${Object.keys(localStorage).join('; ')}`;
  } catch {
    // Storage may be off.
  }
  return name.test(names);
}
