/** The limits of the wire, one number a line, known to both sides. */

/** Raised when an old client could no longer talk to the server. */
export const PROTOCOL_VERSION = 2;

export const LIMITS = {
  /** Bytes of one frame from a client. */
  frameBytes: 16_384,
  /** Depth of a JSON value, and elements of one array, in a frame from a client. */
  jsonDepth: 12,
  arrayLength: 1_000,
  /** Frames of one socket: so many at once, and so many a second for long. */
  burst: 30,
  framesPerSecond: 10,
  /** The same over all sockets of one identity, and over all of one address: more is answered `tooFast`. */
  identityBurst: 60,
  identityFramesPerSecond: 20,
  addressBurst: 600,
  addressFramesPerSecond: 100,
  /** Open connections of one address, and how long one may take to ask for something whole, in ms. */
  connectionsPerAddress: 500,
  headersWithinMs: 10_000,
  requestWithinMs: 20_000,
  /** A connection on which nothing moves is closed after this, in ms. */
  idleMs: 60_000,
  /** A socket that did not join a room is closed after this, in ms. */
  joinWithinMs: 5_000,
  /** Chat lines of one identity in 10 s. */
  chatPer10s: 5,
  /** Reactions of one identity in a room: after so many within so many ms it rests, for so many ms. */
  reactions: 3,
  reactionsWithinMs: 6_000,
  reactionRestMs: 4_000,
  /** Reactions of a room's whole audience that are told in a second. */
  audienceReactionsPerSecond: 4,
  /** Predictions of one question: of so many people, one each. */
  predictionsKept: 100,
  /** Chat lines kept for each room. */
  chatKept: 200,
  /** New sockets of one address in a minute, living ones of one identity and of one address. */
  connectsPerMinute: 20,
  socketsPerIdentity: 10,
  socketsPerAddress: 200,
  /** Rooms opened in an hour by one identity and from one address. */
  roomsPerIdentityHour: 10,
  roomsPerAddressHour: 30,
  /** Characters of the password for opening rooms, where the house has one. */
  passwordLeast: 4,
  passwordLength: 200,
  /** Wrong spoken codes, and wrong passwords likewise: from one address in 10 minutes, and on the whole server in a minute. */
  wrongCodesPerAddress: 10,
  wrongCodesPerMinute: 60,
  /** Wrong links from one address in a minute. */
  wrongLinksPerMinute: 10,
  /** People invited, or invitations taken up, in an hour by one identity. */
  invitationsPerIdentityHour: 20,
  /** Records of matches read in a minute from one address. */
  recordsPerAddressMinute: 60,
  /** Choices that a person keeps under names: for one game, and written in an hour. */
  presetsPerGame: 40,
  presetsPerIdentityHour: 120,
  /** Browsers in which somebody is told of their turns, and how often they may say where in an hour. */
  subscriptionsPerIdentity: 5,
  subscriptionsPerIdentityHour: 30,
  /** Notices to one identity in an hour. */
  pushesPerIdentityHour: 20,
  /** Outbound: packets waiting or bytes buffered before a socket counts as lagging. */
  waitingPackets: 32,
  bufferedBytes: 262_144,
  /** A socket that lags for longer than this, in ms, or holds more bytes than that, is closed. */
  laggingMs: 15_000,
  laggingBytes: 1_048_576,
} as const;
