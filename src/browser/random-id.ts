/**
 * Returns a random UUID (version 4): an idempotency key, or the id of a browser. `crypto.randomUUID` is missing on a
 * page served without https.
 */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15;
    return (Number(digit) ^ (random >> (Number(digit) / 4))).toString(16);
  });
}
