/** What is said of taking back and of asking a bot, in English; Hebrew has the same shape. */
export const BACK = {
  takeBack: 'Take back',
  /** Under the name of whoever asks. */
  asks: 'wants it back',
  wants: (names: string) => `${names} asks to take a move back`,
  taught: 'Something has come to light since, and the log will say so.',
  agree: 'Agreed',
  keep: 'Play on',
  withdraw: 'Never mind',
  hint: 'What would you play?',
  thinking: 'Thinking…',
  would: (line: string) => `One way to go: ${line}`,
  marked: 'One way to go is marked on the board.',
  none: 'Nothing comes to mind just now.',
};
