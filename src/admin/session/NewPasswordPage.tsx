import { useLocation } from 'react-router';
import { AskLink } from './AskLink.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The page `/admin/password`: requests a link; with the code of a link in the URL fragment, sets a new password. */
export function NewPasswordPage({ brand }: { brand: string }) {
  const code = useLocation().hash.slice(1);
  return (
    <SignInFrame brand={brand}>
      {code === '' ? <AskLink /> : <ChoosePassword key={code} code={code} />}
    </SignInFrame>
  );
}
