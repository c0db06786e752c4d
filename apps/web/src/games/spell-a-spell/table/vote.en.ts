/** Sentences of the vote: what its caster says, the paddles, the verdict. */

export const CLAIM = {
  open: 'What is it?',
  title: 'What is it?',
  plea: 'A line for the word',
  hint: 'Everybody sees it during the vote, and in the chat',
  quick: ['I swear!', 'Grandma says so', 'It is in the dictionary'],
  done: 'Done',
};

export const VOTE = {
  cast: (name: string) => `A doubtful word, from ${name}`,
  claims: 'Its caster says:',
  verdict: {
    accepted: 'It stands!',
    refused: 'It falls',
    unheard: 'Not one yes',
    asked: 'And yet?',
  },
  paddle: {
    out: 'No answer yet',
    in: 'Has answered',
    accept: 'Yes',
    refuse: 'No',
    abstain: 'Abstains',
    silent: 'No answer',
  },
  mark: { accept: 'yes', refuse: 'no', abstain: '—', silent: '…' },
};
