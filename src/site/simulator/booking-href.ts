/**
 * Returns the platform's booking address with the visitor's name and e-mail added to its own query; `undefined` when
 * the address is missing or invalid.
 */
export function bookingHref(
  base: string | undefined,
  visitor: { name: string; email: string },
): string | undefined {
  if (!base || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  url.searchParams.set('name', visitor.name);
  url.searchParams.set('email', visitor.email);
  return url.href;
}
