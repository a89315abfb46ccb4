export const administrator = { email: 'lea@agency.example', password: 'a melody that nobody hums' };

/** Environment of a test's site that starts with this administrator, whose password alone opens the back office. */
export const adminEnv = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  ADMIN_SECOND_FACTOR: 'off',
};
