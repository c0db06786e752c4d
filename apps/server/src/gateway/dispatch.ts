/** The one way from a frame to a handler: schema, handler, typed answer; nothing that is thrown gets out. */
import { type Answers, CLIENT_MESSAGES, type ClientMessageName } from '@kesem/protocol/messages';
import type * as z from 'zod/mini';
import { isDiskFailure } from '../store/disk.ts';
import {
  chat,
  command,
  earlier,
  full,
  hands,
  link,
  newLink,
  predict,
  react,
  tap,
} from './handlers.ts';
import { join } from './join.ts';
import { packed } from './packed.ts';
import { isPlain } from './plain.ts';
import type { GatewayDeps, Reply, Session } from './session.ts';

type Handler<A> = (
  deps: GatewayDeps,
  session: Session,
  raw: unknown,
) => Promise<Reply<A> | 'junk' | 'notAllowed'>;

const HANDLERS: { readonly [K in ClientMessageName]: Handler<Answers[K]> } = {
  join: typed(CLIENT_MESSAGES.join, join),
  command: ofPeople(typed(CLIENT_MESSAGES.command, command)),
  full: typed(CLIENT_MESSAGES.full, full),
  earlier: typed(CLIENT_MESSAGES.earlier, earlier),
  tap: ofPeople(typed(CLIENT_MESSAGES.tap, tap)),
  chat: ofPeople(typed(CLIENT_MESSAGES.chat, chat)),
  react: ofPeople(typed(CLIENT_MESSAGES.react, react)),
  predict: ofPeople(typed(CLIENT_MESSAGES.predict, predict)),
  hands: ofPeople(typed(CLIENT_MESSAGES.hands, hands)),
  newLink: ofPeople(typed(CLIENT_MESSAGES.newLink, newLink)),
  link: ofPeople(typed(CLIENT_MESSAGES.link, link)),
};

/** Takes one frame, `[name, message, acknowledgement]`, and answers it. Never rejects. */
export async function dispatch(
  deps: GatewayDeps,
  session: Session,
  [name, raw, acknowledge]: readonly unknown[],
): Promise<void> {
  const answer = (reply: unknown): void => {
    const said = session.packs === 'no' ? reply : packed(reply, session.packs === 'primed');
    if (typeof acknowledge === 'function') Reflect.apply(acknowledge, undefined, [said]);
  };
  const refuse = (code: string): void => answer(refusalOf(name, raw, code));
  if (deps.isStopping()) return;
  try {
    if (session.overdrawn > 0) {
      session.overdrawn -= 1;
      return refuse('tooFast');
    }
    if (!isMessageName(name) || !isPlain(raw)) return refuse('junk');
    const reply = await HANDLERS[name](deps, session, raw);
    if (typeof reply === 'string') return refuse(reply);
    if (reply) answer(reply());
  } catch (err) {
    if (isDiskFailure(err)) return refuse('busy');
    deps.log.error({ err, message: String(name) }, 'a message could not be handled');
    // what became of a command is unknown; silence makes the client ask again, a refusal would be final
    if (name !== 'command') refuse('broken');
  }
}

/** For people alone: a screen comes, and asks for what it has missed. */
function ofPeople<A>(handle: Handler<A>): Handler<A> {
  return async (deps, session, raw) =>
    session.visit?.guest.isScreen ? 'notAllowed' : handle(deps, session, raw);
}

function typed<S extends z.ZodMiniType, A>(
  schema: S,
  handle: (deps: GatewayDeps, session: Session, message: z.output<S>) => Promise<Reply<A>>,
): Handler<A> {
  return async (deps, session, raw) => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? handle(deps, session, parsed.data) : 'junk';
  };
}

function refusalOf(name: unknown, raw: unknown, code: string): unknown {
  if (name !== 'command') return { ok: false, code };
  const id: unknown = typeof raw === 'object' && raw ? Reflect.get(raw, 'id') : '';
  return { id: typeof id === 'string' ? id.slice(0, 64) : '', ok: false, why: { code } };
}

function isMessageName(name: unknown): name is ClientMessageName {
  return typeof name === 'string' && Object.hasOwn(HANDLERS, name);
}
