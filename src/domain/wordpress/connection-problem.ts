/**
 * The reasons why a blog cannot be used, in the order in which a connection test finds them. Each has its sentence in
 * `dictionaries/admin-settings/<locale>.ts`.
 */
export const connectionProblems = [
  'private_address',
  'no_https',
  'tls',
  'timeout',
  'unreachable',
  'not_wordpress',
  'rest_off',
  'status',
  'invalid',
  'app_passwords_off',
  'unknown_user',
  'login_password',
  'credentials',
  'authorization_stripped',
  'not_signed_in',
  'no_drafts',
] as const;
export type ConnectionProblem = (typeof connectionProblems)[number];
