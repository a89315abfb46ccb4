/** The longest name of a person, in characters. */
export const NAME_MAX_LENGTH = 100;

/** Returns how a person is called: by the name, or by the e-mail address while the account has no name. */
export const calledName = ({ name, email }: { name: string; email: string }): string => name || email;
