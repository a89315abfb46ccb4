/** Returns the pattern of `like … escape '\'` for texts that contain `part`; wildcards in `part` match themselves. */
export const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
