import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../parts/Failed.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { settingsQuery } from './settings-query.ts';

interface LoadedProps<T> {
  name: string;
  children: (settings: T) => ReactNode;
}

/** A group of settings once it is there. It stays when a later look fails: somebody may be typing in it. */
export function Loaded<T>({ name, children }: LoadedProps<T>) {
  const { data, error, refetch } = useQuery(settingsQuery<T>(name));
  if (data !== undefined) return children(data);
  return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
}
