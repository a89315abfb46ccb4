import { type PasswordProblem, passwordProblem } from '../../domain/account/password.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** A password that the owner of the account did not type. */
export interface ChosenPassword {
  hash: string;
  /** To be shown once; absent when the password was given. */
  generated?: string;
}

/**
 * Checks and hashes the given password, or generates one.
 * @param own texts that an attacker knows about the account
 */
export async function choosePassword(
  { passwords }: Pick<Ports, 'passwords'>,
  own: readonly string[],
  given: string | undefined,
): Promise<Result<ChosenPassword, PasswordProblem>> {
  if (given === undefined) {
    const generated = passwords.generate();
    return ok({ hash: await passwords.hash(generated), generated });
  }
  const problem = passwordProblem(given, own);
  return problem ? fail(problem) : ok({ hash: await passwords.hash(given) });
}
