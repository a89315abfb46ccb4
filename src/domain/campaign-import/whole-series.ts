/**
 * The stored names of rows that name no campaign, of each report of ads and of tables whose columns were named by hand: the first
 * digits of the SHA-256 of the source, a space, and an empty name (`seriesOf`).
 */
export const wholeSeries: ReadonlySet<string> = new Set([
  'e257a8a313a3',
  'd55513a11565',
  '4ded66e822bf',
  '1c833726d941',
]);
