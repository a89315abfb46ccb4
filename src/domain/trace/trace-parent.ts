/**
 * The header `traceparent` of the W3C recommendation Trace Context, level 1 (23 November 2021): `version-traceid-parentid-flags`
 * in lower-case hexadecimal. Ids that consist of zeros are invalid.
 */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/** Returns the trace id of a header `traceparent`, 32 hexadecimal digits; `undefined`: the header is absent or invalid. */
export const traceIdOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : TRACE_PARENT.exec(header)?.[1];

/**
 * Returns the header `traceparent` of a request that belongs to a trace, with the flag "sampled".
 * @param traceId 32 hexadecimal digits
 * @param parentId 16 hexadecimal digits, which name this request
 */
export const traceParent = (traceId: string, parentId: string): string => `00-${traceId}-${parentId}-01`;
