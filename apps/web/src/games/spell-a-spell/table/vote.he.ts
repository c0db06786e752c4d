/** Sentences of the vote: what its caster says, the paddles, the verdict. */

export const CLAIM = {
  open: 'מה זה?',
  title: 'מה זה?',
  plea: 'שורה לטובת המילה',
  hint: 'כולם יראו אותה בזמן ההצבעה, וגם בצ׳אט',
  quick: ['נשבעים!', 'סבתא אומרת ככה', 'יש במילון'],
  done: 'סיימנו',
};

export const VOTE = {
  cast: (name: string) => `מילה בספק, מאת ${name}`,
  claims: 'לדברי מי שהטיל:',
  verdict: {
    accepted: 'עברה!',
    refused: 'לא עברה',
    unheard: 'אף „כן”',
    asked: 'בכל זאת?',
  },
  paddle: {
    out: 'עוד בלי תשובה',
    in: 'התשובה ניתנה',
    accept: 'כן',
    refuse: 'לא',
    abstain: 'נמנעים',
    silent: 'בלי תשובה',
  },
  mark: { accept: 'כן', refuse: 'לא', abstain: '—', silent: '…' },
};
