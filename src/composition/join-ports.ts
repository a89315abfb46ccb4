type KeysOf<Part> = Part extends unknown ? keyof Part : never;
type SharedKeys<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & KeysOf<Rest[number]>) | SharedKeys<Rest>
  : never;
type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;

/**
 * Joins the parts that the composition builds, with their getters. Two parts with the same key do not compile; with a
 * spread, the last part would win without an error.
 */
export function joinPorts<const Parts extends readonly object[]>(
  ...parts: [SharedKeys<Parts>] extends [never] ? Parts : { inTwoParts: SharedKeys<Parts> }[]
): Joined<Parts> {
  const joined = {};
  for (const part of parts) Object.defineProperties(joined, Object.getOwnPropertyDescriptors(part));
  return joined as Joined<Parts>;
}
