import { useLocation } from 'react-router';
import { useLanguage } from '../texts.ts';
import { AskLink } from './AskLink.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The page `/admin/password`: asks for a link; with the code of a link behind the `#`, sets a new password. */
export function NewPasswordPage({ brand }: { brand: string }) {
  const { t } = useLanguage();
  const code = useLocation().hash.slice(1);
  // Suspends here, below every hook: a hook below it would fail when React goes on, as those of the forms would.
  void t.password;
  return (
    <SignInFrame brand={brand}>
      {code === '' ? <AskLink /> : <ChoosePassword key={code} code={code} />}
    </SignInFrame>
  );
}
