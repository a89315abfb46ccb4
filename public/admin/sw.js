/*
 * The service worker of the back office: it shows the notification of a new lead, and opens the list when it is pressed. It
 * keeps no page and answers no request.
 */

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // Several are one line of the phone's list, which sounds again.
      tag: 'lead',
      renotify: true,
      icon: '/icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOffice(event.notification.data.url));
});

/** An open back office gets the focus as it is: another page could take typed text with it. */
async function openOffice(url) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const office = all.find((client) => /^\/(?:[a-z]{2}\/)?admin(?:\/|$)/.test(new URL(client.url).pathname));
  await (office ? office.focus() : self.clients.openWindow(url));
}
