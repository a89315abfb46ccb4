/** The text whose digest is stored for a code to type: other than that of an invitation with the same characters. */
export const typedText = (code: string): string => `own data ${code}`;
