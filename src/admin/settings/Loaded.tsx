import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf } from '../../api/client-types.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { type SettingsName, settingsQuery } from './settings-query.ts';

interface LoadedProps<Name extends SettingsName> {
  name: Name;
  children: (settings: AnswerOf<`GET /settings/${Name}`>) => ReactNode;
}

/** Renders a group of settings once it has loaded. It stays when a later load fails: the user may be typing in it. */
export function Loaded<Name extends SettingsName>({ name, children }: LoadedProps<Name>) {
  const { data, error, refetch } = useQuery(settingsQuery(name));
  if (data !== undefined) return children(data);
  return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
}
