/** Why a picture at another site could not be fetched. */
export const pictureProblems = ['missing', 'large', 'type', 'address', 'away'] as const;
/**
 * `missing`: the site does not have it; `large`: it has too many bytes; `type`: it is no picture that the library takes;
 * `address`: its address may not be asked; `away`: no answer in time, which a later attempt may get.
 */
export type PictureProblem = (typeof pictureProblems)[number];

export type FetchedPicture = { ok: true; bytes: Uint8Array } | { ok: false; problem: PictureProblem };
