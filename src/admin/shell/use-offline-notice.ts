import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../texts.ts';
import { closeToast, toastDone, toastStanding } from '../toast.ts';

/**
 * Says that the connection is lost for as long as it is: changes wait in this tab until it is back, and would be lost with
 * the tab.
 */
export function useOfflineNotice(): void {
  const words = useLanguage().t.shell;
  const say = useEffectEvent((online: boolean, toast: string | undefined) => {
    if (!online) return toast ?? toastStanding(words.offline);
    if (toast === undefined) return undefined;
    closeToast(toast);
    toastDone(words.online);
    return undefined;
  });
  useEffect(() => {
    let toast: string | undefined;
    const tell = () => {
      toast = say(onlineManager.isOnline(), toast);
    };
    tell();
    const stop = onlineManager.subscribe(tell);
    return () => {
      stop();
      if (toast !== undefined) closeToast(toast);
    };
  }, []);
}
