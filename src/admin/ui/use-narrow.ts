import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: the documented breakpoint of the back office. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
