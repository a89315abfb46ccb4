const part = (value: object) => btoa(JSON.stringify(value));

/** Returns a token like the server's, without a valid signature. It expires in a minute, or at `exp` (epoch seconds). */
export const tokenFor = (sub: string, jti = 'a', exp = Date.now() / 1000 + 60): string =>
  `${part({})}.${part({ iss: 'mdmc-admin', exp, sub, jti })}.x`;

/** Returns the text that a browser stores for the session of a token. The stored text is not changed. */
export function markerFor(token: string): string {
  const [, payload = ''] = token.split('.');
  const { iss, exp, sub, jti } = JSON.parse(atob(payload));
  return JSON.stringify({ iss, exp, sub, jti });
}
