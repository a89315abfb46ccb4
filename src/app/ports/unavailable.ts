/**
 * The database cannot be reached, or cannot read or write now. The call may be retried later: nothing was acknowledged.
 * `cause` is for the log.
 */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}
