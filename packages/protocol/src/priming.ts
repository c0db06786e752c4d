/**
 * What nearly every long answer says, as its packing knows it beforehand: names of fields and values that most rooms have.
 * Both ends must hold the same text, so it serves only those of the same build. What comes last is found most cheaply.
 */
export const PRIMING = [
  '"stage":"over","key":"end:1","outcome":{"ranking":[[0],[1]],"reason":"',
  '"bot":"medium","level":"hard","is":"left","startsAt":null,"closed":null,"counts":"points"',
  '{"at":17,"room":{"type":"started","match":1}},{"at":17,"room":{"type":"joined","person":3,"seat":1}},',
  '"chat":[{"id":1,"at":17,"channel":"table","name":"","ink":1,"person":1,"say":{"phrase":"wellPlayed"}},',
  '{"id":2,"at":17,"channel":"watchers","name":"","ink":2,"person":null,"say":{"text":"',
  '{"ok":true,"room":"","you":{"person":null,"seat":null},"presence":{"here":[1,2],"watchers":[{"name":"",',
  '"ink":2,"watcher":3,"person":null}]},"code":"","full":{"step":1,"now":17,"view":{"asks":[{"seat":0,"key":"',
  '","answers":["","must":true,"since":null,"hidden":false,"slow":null}],"clocks":[],"takeBack":null,',
  '"show":null,"stage":"playing","key":"lobby:1","host":1,"wishes":[],"queue":[1,2],"startsAt":null,',
  '"pace":{"days":null,"asked":null},"commentary":null,"locked":false,"applauseOnly":false,"family":false,',
  '"call":null,"game":"","options":{"},"people":[{"no":1,"name":"","ink":1,"bot":null,"away":null,"is":"in"},',
  '{"no":2,"name":"","ink":2,"bot":null,"away":null,"is":"in"}],"chairs":[{"person":1,"standIn":null,',
  '"chosen":false},{"person":2,"standIn":null,"chosen":false}],"draws":false,"next":{"match":2,"hash":"',
  '"},"from":null,"series":[{"game":"","person":1,"played":1,"points":1}],"seriesLength":null,"decided":null,',
  '"counts":"wins","questions":[],"match":{"number":1,"id":"","game":"","version":2,"options":{"},',
  '"players":[1,2],"outcome":null,"closed":null,"again":[],"nonces":["",""],"secret":null},"me":"public",',
  '"own":null,"table":{"me":"public","options":{"},"turn":0,"score":[0,0],"seen":["","heard":[{"at":17,',
  '"event":{"type":"","seat":1,"after":40}},"chat":[]}',
].join('');
