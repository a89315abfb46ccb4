/*
 * The service worker of the reminders of landing pages: it shows the one notification, and opens the landing page when it is pressed.
 * It keeps no page and answers no request. It shows a notification for every message, also while a page is open: browsers take the
 * permission from sites that stay silent.
 */

self.addEventListener('push', (event) => {
  // The object of declarative web push, which Safari shows without this worker.
  const { notification } = event.data.json();
  const { title, body, lang, navigate, tag } = notification;
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: { navigate } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.navigate));
});
