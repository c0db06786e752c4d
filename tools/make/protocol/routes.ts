/** The routes under /api, as the protocol page lists them. */
import {
  codeBody,
  deleteBody,
  deviceBody,
  deviceCodeBody,
  dropPresetBody,
  invitationBody,
  openRoomBody,
  presetBody,
} from '@kesem/protocol/http';

/** Every route under /api: its body, and what it gives. */
export const ROUTES = [
  ['GET', '/api/me', null, '`{ok: true}`, and the cookie that makes the browser somebody'],
  [
    'POST',
    '/api/rooms',
    openRoomBody,
    '`{room, token}`: a room, its host seated, and its link; `password` where the house wants one that was not given',
  ],
  ['POST', '/api/codes', codeBody, '`{token}`: the link behind six spoken digits'],
  [
    'POST',
    '/api/device-code',
    deviceCodeBody,
    '`{code, until}`: eight digits for a second device, once',
  ],
  [
    'POST',
    '/api/device',
    deviceBody,
    '`{ok, token}`: the link of its table or null, and a cookie for the same person',
  ],
  [
    'GET',
    '/api/tables',
    null,
    '`{tables, invitations}`: the living rooms of this person, and those that ask them in',
  ],
  [
    'POST',
    '/api/invitations',
    invitationBody,
    '`{token}`: a link of their own; null when declined',
  ],
  [
    'GET',
    '/api/matches/<id>',
    null,
    'the record of a finished match, secret included; others are `noSuchMatch`',
  ],
  [
    'GET',
    '/api/matches/<id>/film',
    null,
    'what a finished match showed when all lay open, `[{view, asks, heard}]`, the setup first; `noSuchMatch` where it was not kept',
  ],
  [
    'GET',
    '/api/history',
    null,
    '`{matches, people}`: what this person has finished, and with whom',
  ],
  [
    'GET',
    '/api/presets/<game>',
    null,
    '`{presets: [{id, name, own}]}`: what this person keeps for a game',
  ],
  ['POST', '/api/presets', presetBody, '`{ok: true}`: kept; the same id is the same preset again'],
  ['POST', '/api/presets/drop', dropPresetBody, '`{ok: true}`: it is gone'],
  ['POST', '/api/me/delete', deleteBody, '`{ok: true}`: everything of this person is gone'],
] as const;
