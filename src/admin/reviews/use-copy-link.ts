import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '../texts.ts';

/** Copies an address and says so. A browser may refuse: then the address is to be shown, so that it is copied by hand. */
export function useCopyLink() {
  const { t } = useLanguage();
  const [refused, setRefused] = useState(false);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    notifications.show({ message: t.reviews.links.copied, color: 'teal', autoClose: 3000 });
  };
  return { refused, copy };
}
