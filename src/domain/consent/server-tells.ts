/** The first wording of banner and settings that says that the server tells the ad platforms too; each later one says so as well. */
const versions: ReadonlySet<string> = new Set(['2026-11-29.4']);

/** Whether the visitors who read this version of the wording were told that the server tells ad platforms of acts. */
export const saysServerTells = (textVersion: string): boolean => versions.has(textVersion);
