import { Button, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { useFocusOnWrong } from '../ui/fields/use-focus-on-wrong.ts';
import { refusalOf, type SubmitState, SubmitWithFailure } from './SubmitWithFailure.tsx';

interface CodeFormProps {
  state: SubmitState;
  submit: (code: string) => Promise<void>;
  /** Returns to the form of email address and password. */
  back: () => void;
}

/** The form of the second factor: the code of the app, or a recovery code, whose field has another on-screen keyboard. */
export function CodeForm({ state, submit, back }: CodeFormProps) {
  const { t } = useLanguage();
  const words = t.signIn.code;
  const [recovery, setRecovery] = useState(false);
  // The error of one kind of code is not shown at the field of the other kind.
  const [forgiven, setForgiven] = useState<SubmitState['wrong']>();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state.wrong);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await submit(String(new FormData(event.currentTarget).get('code')));
    // Selected, so that the next code replaces a wrong one.
    field.current?.select();
  };
  const changeKind = () => {
    setRecovery(!recovery);
    setForgiven(state.wrong);
  };
  return (
    <>
      <h1 className="sign-in-title">{words.title}</h1>
      <p className="admin-muted">{recovery ? words.recoveryIntro : words.intro}</p>
      <form ref={form} onSubmit={send} className="admin-stack" noValidate>
        <TextInput
          key={String(recovery)}
          ref={field}
          name="code"
          required
          autoFocus
          label={recovery ? words.recovery : words.label}
          {...(state.wrong !== forgiven && refusalOf('code', state))}
          {...(recovery
            ? { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 }
            : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 })}
        />
        <SubmitWithFailure state={state} label={t.signIn.submit} />
      </form>
      <Stack gap={0} align="center">
        <Button variant="subtle" size="sm" onClick={changeKind}>
          {recovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="subtle" size="sm" onClick={back}>
          {words.otherAccount}
        </Button>
      </Stack>
    </>
  );
}
