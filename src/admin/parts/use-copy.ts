import { notifications } from '@mantine/notifications';
import { useState } from 'react';

/**
 * Copies a text and says so. A browser may refuse: then the text is to be shown, so that it is copied by hand.
 * @param said once it is copied
 */
export function useCopy(said: string) {
  const [refused, setRefused] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    notifications.show({ message: said, color: 'teal', autoClose: 3000 });
  };
  return { refused, copy };
}
