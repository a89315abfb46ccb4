/**
 * The platform's booking address with the name and the e-mail of the visitor beside what it already carries.
 * `undefined` where none is configured.
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
