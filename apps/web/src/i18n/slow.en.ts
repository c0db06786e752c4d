/** What is said of the pace of a match, in English. */

export const SLOW = {
  label: 'Pace',
  title: 'At what pace do we play?',
  explain:
    'At a slow pace every move has days, and the table waits with the browser closed, too. The pace changes when all who sit agree.',
  propose: 'Ask the others',
  set: 'Play so',
  wants: (names: string, pace: string) => `${names} asks for another pace: ${pace}`,
  agree: 'Agree',
  keep: 'Stay as we are',
  withdraw: 'Never mind',
  notices: 'Notices',
  noClock: 'no clock, and no deadline',
  slow: (pace: string) => `A slow match: ${pace}`,
  later: 'Not now',
  close: 'All right',
  tellMe: 'Tell me',
  tellMeNoMore: 'No more notices',
  nights: 'By night, too',
  push: {
    off: 'Shall we tell you when it is your turn, with this page closed, too?',
    on: 'You will be told when it is your turn. From ten to eight only if you like.',
    insecure: 'There are no notices here: browsers give them at https addresses alone.',
    install:
      'On an iPhone or iPad, first put Kesem on the home screen (Share, Add to Home Screen); open it there to ask for notices.',
    none: 'This browser knows no notices. Look in now and then.',
    denied: 'Notices are forbidden in the settings of this browser.',
    failed: 'That did not work. Try again in a while.',
  },
};
