/** What the app on a device does when it is told by push, and when such a notice is tapped; part of its service worker. */

self.addEventListener('push', (event) => {
  const { title, body, lang, to } = event.data.json();
  const dir = lang === 'he' ? 'rtl' : 'ltr';
  // a table has one notice: the newest takes the place of the last
  const tag = to ?? 'turns';
  const shown = { body, lang, dir, tag, icon: '/icons/192.png', data: to };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(self.clients.openWindow(notification.data ? `/to/${notification.data}` : '/'));
});
