/** What is said of hands that watchers see, in English. */

export const COMMENTARY = {
  item: 'Let watchers see hands of two rounds ago',
  itemOff: 'Show watchers no hands',
  wants: (names: string) => `${names}: watchers may see all hands, as they were two rounds ago`,
  shown: 'Watchers see all hands, as they were two rounds ago',
  agree: 'Agree',
  refuse: 'Rather not',
  withdraw: 'End that',
  close: 'All right',
  mayLook: 'Everybody at the table has agreed: you may look into their hands',
  look: 'Hands of two rounds ago',
  title: (round: number) =>
    round === 0 ? 'All hands at the start' : `All hands after round ${round}`,
  seats: 'Whose hand',
  explain: 'Two rounds old. The next ones come when a round ends.',
  early:
    'Nothing to see yet: two whole rounds have to end first, from when all had agreed or the server was started.',
  lost: 'No connection. The hands come when it is back.',
};
