/** The events of a game and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open } from '../../event.ts'
import type { Draft } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { describer, lineFinder } from '../../words.ts'
import { names } from './fields.ts'
import type { NewSystemState, Reason } from './memory.ts'
import type { NewSystemScenario } from './scenario.ts'

/** How a game ended, in words. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  none: 'it goes on',
  objective: 'the objective is taken',
  time: 'the last turn is over',
  destroyed: 'the enemy has no unit left',
}

const told = describer<NewSystemScenario>(names)

const events = {
  turn: told<Open<{ turn: number; side: Side }, 'unrolled'>>('Turn {turn}: {side}', 'turn'),
  moved: told<Open<{ unit: number; from: Hex; to: Hex }, 'unrolled'>>('{unit} {moves|move} to {to}.', 'quiet'),
  attacked: told<Open<{ unit: number; target: number; roll: number; isHit: boolean }, 'rolled'>>(
    (_, { isHit }) => `{unit} {attacks|attack} {target}: a roll of {roll}, ${isHit ? 'a hit' : 'no hit'}.`,
  ),
  destroyed: told<Open<{ unit: number }, 'unrolled'>>('{unit} {is|are} destroyed.'),
  ended: told<Open<{ side: Side; reason: Reason }, 'unrolled'>>(
    (_, { reason }) => `{side} {wins|win}: ${reasonWords[reason]}.`,
    'turn',
  ),
}

export type NewSystemEvent = EventIn<typeof events>

export type NewSystemDraft = Draft<NewSystemState, NewSystemEvent>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<NewSystemScenario, NewSystemEvent>(events)
