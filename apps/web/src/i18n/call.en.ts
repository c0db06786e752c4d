/** The words of the friends' call, in English: no part of a first visit. */
export const CALL = {
  title: 'Voice call',
  where: (host: string) => `Everybody talks at ${host}`,
  told: (host: string) => `The voice call is at ${host}: the way in is in the menu`,
  join: 'Join the call',
  set: 'Link to a voice call',
  change: 'Change the call link',
  label: 'Link to the call',
  hint: 'Open a call in the app you like, and paste its link here. Everybody in the room sees it.',
  bad: 'A whole link, please, that begins with https://',
  save: 'Show it to everybody',
  remove: 'Take the link away',
};
