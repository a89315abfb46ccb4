/** Status and code of a response. */
export const problemOf = async (response: Response) => [response.status, (await response.json()).code];

/** Status of a response, and the names of the refused fields. */
export const fieldsOf = async (response: Response) => [
  response.status,
  Object.keys((await response.json()).fields),
];
