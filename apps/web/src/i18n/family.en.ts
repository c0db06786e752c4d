/** The words of a family's room, in English: no part of a first visit. */
export const FAMILY = {
  title: 'Family room',
  about: 'Ready-made phrases only, names from the house, words for children.',
  open: 'The door is open: the link still lets people in.',
  shut: 'The door is closed: nobody new comes in.',
  turnOn: 'Make it a family room',
  turnOff: 'Make it a room like any other',
  hint: 'Phrases instead of writing, names from the house, and a door that can be closed.',
  shutDoor: 'Close the door',
  openDoor: 'Open the door',
  name: (name: string) => `Here you are called ${name}`,
  another: 'Another name',
  closedTitle: 'The door is closed',
  closedText:
    'This is a family room, and nobody new comes in just now. Ask whoever sent you the link to open the door.',
  again: 'Try again',
};
