import { inAppBrowserOf, phoneSystemOf } from '../../domain/landing/counts/in-app-browser.ts';

/**
 * Whether this browser keeps notifications. On an iPhone or iPad only an app on the home screen does, which a landing page is not;
 * an iPad that requests desktop pages names itself as a Mac, and is the only one with a touch screen. Browsers inside apps show
 * none.
 */
function takesPush(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    phoneSystemOf(userAgent) === 'ios' || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (isApple || inAppBrowserOf(userAgent) || !isSecureContext) return false;
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Offers a notification where the browser keeps it. The code of the subscription is loaded at the press. */
export function offerPush(): void {
  const choice = document.querySelector<HTMLElement>('[data-push]');
  const form = choice?.closest('form');
  if (!choice || !form || !takesPush()) return;
  choice.hidden = false;
  form.addEventListener('submit', (event) => {
    if (new FormData(form).get('how') !== 'push') return;
    event.preventDefault();
    // In the press itself: Firefox and Safari ask at no later moment.
    const asked = Notification.requestPermission();
    void import('./remind-by-push.ts').then(({ remindByPush }) => remindByPush(form, choice, asked));
  });
}
