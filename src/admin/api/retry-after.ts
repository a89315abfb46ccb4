/** Returns the seconds that the server asks to wait before the next attempt; `undefined` if it names no time. */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}
