/** People of a room in English: who is here, who was sent where, and what is asked before. */
import { plural } from './numbers.ts';

export const PEOPLE = {
  title: 'Who is here',
  here: 'here',
  unsteady: 'connection unsteady',
  away: 'away for a moment',
  atTable: 'At the table',
  audience: 'In the audience',
  out: 'Out of the room',
  nobodyWatches: 'Nobody is watching',
  watching: (n: number) => plural('en', n, { one: '# watching', other: '# watching' }),
  move: 'Move to the audience',
  moveOf: (name: string) => `Move ${name} to the audience`,
  remove: 'Remove from the room',
  removeOf: (name: string) => `Remove ${name} from the room`,
  removeTitle: (name: string) => `Remove ${name} from the room?`,
  removeText:
    'They will see and hear nothing more here, on any device. The link and the code change by themselves; everybody else who is inside stays.',
  mute: 'Mute',
  muteOf: (name: string) => `Mute ${name}`,
  unmute: 'Hear again',
  unmuteOf: (name: string) => `Hear ${name} again`,
  mayNotSit: 'watching for now',
  letSit: 'Let sit',
  letSitOf: (name: string) => `Let ${name} sit again`,
  letIn: 'Let in again',
  letInOf: (name: string) => `Let ${name} into the room again`,
  movedYou: (by: string) => `${by} moved you to the audience`,
  movedYouHint: 'You can sit when the host allows it, or when another seat falls free.',
  outTitle: 'You are out of the room',
  outText: (by: string) =>
    `${by} removed you from this room. Nothing that happens there comes here.`,
  outHint:
    'If it was a mistake, ask them to let you in again. Meanwhile there is room for a table of your own.',
  outOpen: 'Open a table of my own',
};

export const ENDING = {
  question: 'The match will be closed without a result, for everybody.',
  propose: 'Propose to end the match',
  proposeQuestion: 'The match will be closed without a result if everybody who is here agrees.',
  wants: (names: string) => `${names} proposes to end the match without a result`,
  awaited: (names: string) => `Waiting for ${names}`,
  agree: 'End it',
  playOn: 'Play on',
  withdraw: 'Take it back',
};
