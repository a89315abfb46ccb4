import type { SecondFactorProof } from '../../../contracts/account/second-factor.ts';
import { useShortForm } from '../form/use-short-form.ts';
import { OwnerForm } from './OwnerForm.tsx';

interface OwnerProofProps {
  email: string;
  /** The text about the change. */
  text: string;
  /** The label of the button. */
  action: string;
  removes?: boolean;
  /** Asks only for the password, since there is no second factor; the passed code is then empty. */
  passwordOnly?: boolean;
  /** @throws ApiError */
  act: (proof: SecondFactorProof) => Promise<void>;
  /** Closes the form; absent if it cannot be closed. */
  leave?: (() => unknown) | undefined;
}

/** The form that asks for the password and a code before it changes the second factor. */
export function OwnerProof(props: OwnerProofProps) {
  const { email, text, action, removes = false, passwordOnly = false, act, leave } = props;
  const form = useShortForm(passwordOnly ? 'password' : 'code', (typed) =>
    act({ password: typed('password'), code: passwordOnly ? '' : typed('code') }),
  );
  return (
    <OwnerForm {...{ form, email, action, removes, leave }} withCode={!passwordOnly} autoFocus>
      <p>{text}</p>
    </OwnerForm>
  );
}
