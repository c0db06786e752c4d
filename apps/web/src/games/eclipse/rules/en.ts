/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'Have seven more power stones in play than your opponent, and you win at once, whoever’s turn it is. The gauge between the two sides shows the lead at all times.',
      {
        figure: 'goal',
        caption: 'Nine against two: seven more, and the match is over',
        alt: 'A row of nine power stones above a row of two.',
      },
      'The lead is looked at after every single stone that comes or goes, even between two saving rolls. Stones that have paid for something count like all others.',
    ],
  },
  cards: {
    title: 'The cards',
    parts: [
      {
        figure: 'cards',
        caption: 'A power stone, a creature, an enchantment and a spell',
        alt: 'Four cards with different outlines: cut corners, an arched top, knots at the corners, and a torn edge.',
      },
      [
        'Power stones: crystals give light, dark stones give dark energy, one each.',
        'Creatures: their combat skill stands beside the swords, their life beside the heart.',
        'Enchantments stay in play, on a creature, a stone, a player or the whole table. Two of the same add up.',
        'Spells act once, at once, and go to the discard pile. They are the only cards you can play in your opponent’s turn.',
      ],
      'Nothing waits and nothing stacks: whatever is cast takes effect at once. A card that needs a target cannot be cast without one.',
    ],
  },
  energy: {
    title: 'Energy',
    parts: [
      'A cost is so much light, so much dark, and so much of any kind. You pay it with your stones: each that pays is marked until your next turn.',
      {
        figure: 'energy',
        caption: 'One light and one of any kind: two stones are marked',
        alt: 'A creature that costs one light and one of any kind, beside five stones of which two are tilted.',
      },
      'A marked stone still counts for the goal, may be attacked and is lost like any other. It only cannot pay again. The payment that leaves you most choice is proposed; tap stones to choose others.',
    ],
  },
  start: {
    title: 'The start',
    parts: [
      'Both roll a die, and the higher begins. Both draw seven cards.',
      'A hand with at most one stone, or with at least six, may be shuffled back once for seven new cards. Both decide at the same time, and neither sees what the other does until both have.',
    ],
  },
  turn: {
    title: 'A turn',
    parts: [
      [
        'Renewal: paralysis that is over ends, every creature on both sides heals, your marked stones are ready again, and you draw a card. Nobody can respond.',
        'Main: in any order lay a stone, summon, enchant, cast, use abilities, and fight once.',
        'End: discard down to seven cards.',
      ],
      'You may lay one stone a turn, or two if your opponent had more stones than you when you laid the first.',
      'What holds “for a turn” holds until the next Renewal, whoever’s it is. An empty deck only means that you draw nothing.',
    ],
  },
  combat: {
    title: 'Combat: attack and guard',
    parts: [
      'Once in your turn you may send your creatures to battle, even those that have just come. Give each an enemy creature or an enemy stone; each target can have one attacker only. Who is not sent stays at home.',
      'Then your opponent may let creatures that are not attacked themselves stand before attacked stones: one guard for one attacker.',
      {
        figure: 'guard',
        caption: 'The golem stops the wolf: the stone is safe',
        alt: 'Two attacks. A goblin attacks a vampire; a wolf attacks a stone and is stopped by a golem.',
      },
      'The defender also puts the fights in order. First all fights are fought, then the stones make their saving rolls.',
      'If an attacker leaves play before its fight or its save, its attack is off. If a guard leaves, the attack was stopped all the same.',
    ],
  },
  fights: {
    title: 'A fight',
    parts: [
      'Both roll a die and add their combat skill. Equal: nothing happens. Otherwise the higher total hits the lower, for the difference.',
      {
        figure: 'fight',
        caption: '7 against 6: the vampire takes 1 and, with a life of 2, lives',
        alt: 'A goblin rolls 6 and adds 1, which makes 7. A vampire rolls 2 and adds 4, which makes 6, and takes 1 damage.',
      },
      'Damage stays until the next Renewal. A creature whose damage reaches its life is destroyed.',
    ],
  },
  saves: {
    title: 'Saving rolls',
    parts: [
      'Every attacked stone that nobody guards rolls for itself. Count the defender’s stones when the first one rolls: that number or more is needed. Each further stone needs one less, whatever became of those before.',
      {
        figure: 'saves',
        caption: 'Six stones, four attacked: 6, 5, 4 and 3 are needed',
        alt: 'Four steps going down from 6 to 3. The first and the last stone are lost, the second and the third hold.',
      },
      'So with seven stones or more the first cannot be saved, and a single stone always holds. Enchantments and spells can add to the roll. Only attacks call for saving rolls: a spell that destroys a stone simply does.',
    ],
  },
  abilities: {
    title: 'Abilities',
    parts: [
      'Some abilities always work. Others are used by choice: they cost nothing, work from the moment the creature is in play, in your opponent’s turn too unless they say otherwise, and once until a new turn starts. Abilities with a number differ from card to card; here they are written with 2.',
    ],
  },
  windows: {
    title: 'Answering: the windows',
    parts: [
      'Your opponent can answer you with spells and abilities. So that nobody has to be quick, there are fixed moments for it, and each asks both of you at once:',
      'Whenever somebody plays, the window opens again for both. It closes when neither wants to add anything. Outside windows you may also act whenever your opponent is choosing what to do in their main phase.',
      [
        'Smart asks you only where an answer could change stones, creatures or damage in your favour, and names it. So a window that takes long hints at an answer.',
        'Full asks you every time, and hides that hint.',
        'Quiet asks only who guards, and when a creature of yours could be saved.',
      ],
      'For each window you may set that it always asks, or never; “Wait!” asks you at the very next one. In a combat, “Go on with all” lets every window pass until it is over. A window you are not asked in lasts as long as one in which you have no answer, and nobody ever sees who was skipped.',
    ],
  },
  harm: {
    title: 'Harm and rescue',
    parts: [
      'Whenever creatures are about to take damage or be destroyed, one window opens before it happens. Only what saves may be played in it: Protective touch, Revive, Dark revival, and spells that prevent or shield.',
      'Then all take what is left of their damage at once, and then all whose damage has reached their life are destroyed at once.',
      'A creature that was saved from destruction stays with one life.',
    ],
  },
  time: {
    title: 'Clocks, and other ends',
    parts: [
      'In a timed match, when the time is up the turns are made equal, and more stones in play win. If they are level it is sudden death: the first to lead by two stones wins, at any moment.',
      'A timed match has a limit for each turn, too. When it is used up, your reserve of 90 seconds for the whole match runs; when that is gone, the turn goes to its End. Both stand still while anybody is asked something else.',
      'When both decks are empty and six turns in a row bring no stone and no creature in or out, or after turn 200, more stones win; level is a draw. And you may always concede.',
    ],
  },
  decks: {
    title: 'Your deck',
    parts: [
      'At least 40 cards, at most four of each except stones, of which there may be any number. Who sees your deck? Nobody, until the match is over.',
      'You do not need to build one: the original deck is ready for both. If you do, make a third or more of it stones, have a fair share of creatures, and more cheap cards than dear ones.',
    ],
  },
  keys: {
    title: 'Keys',
    parts: ['At the table:'],
  },
};
