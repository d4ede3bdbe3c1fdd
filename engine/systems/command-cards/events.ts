/** The events of battles led by cards, and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open, Secret } from '../../event.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { count, describer, hexName, lineFinder, listWords } from '../../words.ts'
import { names } from './fields.ts'
import { faces } from './rules.ts'
import type { CommandCardsScenario } from './scenario.ts'
import { type BattleKind, battleKind, gear, noUnit, type Phase } from './types.ts'

const battleWords: Readonly<Record<BattleKind, string>> = {
  [battleKind.normal]: '{unit} {attacks|attack} {target}',
  [battleKind.overrun]: '{unit} {goes|go} on and {attacks|attack} {target}',
  [battleKind.ambush]: '{unit} {springs|spring} an ambush on {target}',
  [battleKind.back]: '{unit} {strikes|strike} back at {target}',
  [battleKind.second]: '{unit} {attacks|attack} {target} again',
  [battleKind.strike]: '{target} {is|are} struck',
}

const rollWords = {
  mine: 'in the minefield',
  ice: 'on the ice',
  recovery: 'for recovery',
  orders: 'for orders',
  leader: 'for the leader',
  sabotage: 'for the demolition',
  bridge: 'for the bridge',
  night: 'for the daylight',
  cave: 'for sealing the cave',
  confirm: 'against thick armour',
  drop: 'for the landing',
}
export type RollReason = keyof typeof rollWords

const lossWords = {
  hits: '',
  flags: ' because {it|they} cannot fall back',
  mine: ' to mines',
  ice: ' under the ice',
  drop: ' in the drop',
  bridge: ' with the bridge',
}
export type LossReason = keyof typeof lossWords

const medalWords = {
  unit: 'for a destroyed unit',
  place: 'for a place',
  'place-lost': 'for a place that was lost',
  leader: 'for a fallen leader',
  exit: 'for a unit that left the board',
  sabotage: 'for a demolition',
  equipment: 'for captured equipment',
  prisoners: 'for freed prisoners',
}
export type MedalReason = keyof typeof medalWords

const discardWords = {
  spent: '{side} {discards|discard} {card}.',
  'unit-lost': '{side} {gives|give} up {card} for a lost unit.',
  headquarters: '{side} {gives|give} up {card} for {its|their} headquarters.',
}

const gearWords = (bit: number): string => {
  if (bit & gear.leader) return '{its|their} leader'
  if (bit & gear.camouflage) return '{its|their} camouflage'
  if (bit & gear.boat) return '{its|their} boats'
  return bit & gear.prisoners ? 'the prisoners' : 'the equipment'
}

/** Rolled dice in words: `2 infantry, flag`. An empty roll is `no dice`. */
export const diceWords = (dice: readonly number[]): string => {
  const parts = faces.flatMap((face, index) => {
    const shown = dice.filter((die) => die === index).length
    if (shown === 0) return []
    return shown === 1 ? [face] : [`${shown} ${face}${face === 'infantry' || face === 'armour' ? '' : 's'}`]
  })
  return parts.length === 0 ? 'no dice' : parts.join(', ')
}

/** How many of the rolled dice count. */
export const countedWords = (hits: number): string => (hits === 0 ? 'none counts' : count(hits, 'counts', 'count'))

const reasons: Readonly<Record<string, string>> = {
  medals: 'enough medals are won',
  stalemate: 'no unit was lost for a long time',
  turns: 'the last turn is over, and the medals decide',
}

/** Why a game ended, in words. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason

interface Battle {
  readonly unit: number
  readonly target: number
  readonly kind: BattleKind
  /** The faces as they fell, an index into `faces` each. */
  readonly dice: readonly number[]
  /** Faces that hit; against heavy units a roll to confirm them follows. */
  readonly hits: number
  readonly flags: number
}

const told = describer<CommandCardsScenario>(names)

/** All events, with numbers of cards and units as in the scenario; a card that only its side may see is told to it alone. */
const events = {
  turn: told<Open<{ turn: number; side: Side }, 'unrolled'>>('Turn {turn}: {side}', 'turn'),
  /** Ends every action: what is decided next, and who decides. */
  decides: told<Open<{ side: Side; phase: Phase }, 'unrolled'>>(),
  /** `as` is the card that it is played as, if that is another one; `mirrored` exchanges its left and right. */
  played: told<Open<{ side: Side; card: number; choice: number; as?: number; mirrored?: true }, 'unrolled'>>(
    ({ rules }, { card, as, mirrored }) => {
      const { orders } = Object.values(rules.cards)[as ?? card]
      const hasSides = orders.some(({ section }) => section === 'left' || section === 'right')
      return `{side} {plays|play} {card}${as === undefined ? '' : ' as {as}'}{choice}${mirrored && hasSides ? ', left and right exchanged' : ''}.`
    },
  ),
  prepared: told<Open<{ side: Side; card: number }, 'unrolled'> | Secret<{ side: Side; card?: number }, 'unrolled'>>(
    (_, { card }) => `{side} {puts|put} ${card === undefined ? 'a card' : '{card}'} aside.`,
  ),
  announced: told<Open<{ side: Side; card: number }, 'rolled'>>(
    '{side} {lays|lay} {card} open for {its|their} next turn.',
  ),
  drew: told<Secret<{ side: Side; count: number; card?: number }, 'rolled'>>(
    (_, { count: cards, card }) => `{side} {draws|draw} ${card === undefined ? count(cards, 'card') : '{card}'}.`,
    'quiet',
  ),
  discarded: told<
    | Open<{ side: Side; card: number; why: 'spent' | 'unit-lost' }, 'unrolled'>
    | Open<{ side: Side; card: number; why: 'headquarters' }, 'rolled'>
  >(
    (_, { why }) => discardWords[why],
    ({ why }) => (why === 'spent' ? 'quiet' : 'plain'),
  ),
  reshuffled: told<Open<unknown, 'unrolled'>>('The discarded cards go back into the deck.', 'quiet'),
  ordered: told<Open<{ unit: number }, 'unrolled'>>('{unit} {is|are} ordered.', 'quiet'),
  arrived: told<Open<{ unit: number; to: Hex; figures: number }, 'either'>>(
    '{unit} {arrives|arrive} at {to} with {figures}.',
  ),
  'failed-to-land': told<Open<{ unit: number }, 'rolled'>>('{unit} {fails|fail} to land.'),
  moved: told<Open<{ unit: number; from: Hex; to: Hex; path: readonly Hex[] }, 'unrolled'>>(
    '{unit} {moves|move} to {to}.',
    'quiet',
  ),
  battle: told<Open<Battle, 'rolled'>>((_, { unit, kind, dice, hits, flags }) => {
    const who = battleWords[unit === noUnit ? battleKind.strike : kind]
    return `${who}: ${diceWords(dice)}. ${count(hits, 'hit')}${flags > 0 ? ', {flags}' : ''}.`
  }),
  rolled: told<Open<{ unit?: number; hex?: Hex; why: RollReason; dice: readonly number[]; hits: number }, 'rolled'>>(
    (_, { unit, hex, why, dice, hits }) => {
      const where = unit !== undefined ? '{unit}: dice' : hex !== undefined ? '{hex}: dice' : 'Dice'
      return `${where} ${rollWords[why]}: ${diceWords(dice)}; ${countedWords(hits)}.`
    },
    'quiet',
  ),
  lost: told<Open<{ unit: number; figures: number; why: LossReason }, 'unrolled'>>(
    (_, { why }) => `{unit} {loses|lose} {figures}${lossWords[why]}.`,
  ),
  destroyed: told<Open<{ unit: number; by?: number }, 'unrolled'>>('{unit} {is|are} destroyed.'),
  retreated: told<Open<{ unit: number; from: Hex; to: Hex }, 'unrolled'>>('{unit} {falls|fall} back to {to}.'),
  stood: told<Open<{ unit: number; flags: number }, 'unrolled'>>('{unit} {ignores|ignore} {flags}.'),
  advanced: told<Open<{ unit: number; to: Hex }, 'unrolled'>>('{unit} {takes|take} {to}.'),
  ambush: told<Open<{ side: Side; unit: number }, 'rolled'>>('{side} {springs|spring} an ambush with {unit}.'),
  restored: told<Open<{ unit: number; figures: number }, 'unrolled'>>('{unit} {gets|get} back {figures}.'),
  obstacle: told<
    | Open<{ hex: Hex; obstacle: number; is: 'built' | 'removed' }, 'unrolled'>
    | Open<{ hex: Hex; obstacle: number; is: 'revealed' }, 'rolled'>
  >((_, { is }) => `{obstacle} at {hex} ${is === 'revealed' ? '{comes|come} to light' : `{is|are} ${is}`}.`),
  leader: told<Open<{ unit: number; is: 'lost' | 'moved' }, 'unrolled'>>((_, { is }) =>
    is === 'lost' ? 'The leader of {unit} falls.' : 'The leader joins {unit}.',
  ),
  gear: told<Open<{ unit: number; gear: number; is: 'taken' | 'lost' }, 'unrolled'>>(
    (_, { gear: bit, is }) => `{unit} ${is === 'taken' ? '{takes|take}' : '{loses|lose}'} ${gearWords(bit)}.`,
  ),
  medal: told<Open<{ side: Side; count: number; why: MedalReason; place?: number }, 'unrolled'>>(
    (scenario, { count: medals, why, place }) => {
      const name = place === undefined ? undefined : scenario.medals[place]?.name
      const isLoss = medals < 0 || why === 'place-lost'
      return `{side} ${isLoss ? '{gives|give} back' : '{wins|win}'} ${count(Math.abs(medals), 'medal')} ${name === undefined ? medalWords[why] : `for ${name.replace(/^The /, 'the ')}`}.`
    },
  ),
  landmark: told<Open<{ place: number; stars: number; is: 'worked' | 'demolished' | 'reset' }, 'unrolled'>>(
    (_, { stars, is }) => {
      if (is === 'worked') return `The charges on the landmark grow: ${count(stars, 'star')}.`
      return is === 'demolished' ? 'The landmark is demolished.' : 'The charges on the landmark are removed.'
    },
  ),
  smoke: told<Open<{ hexes: readonly Hex[]; is: 'laid' | 'lifted' }, 'unrolled'>>((scenario, { hexes, is }) => {
    const where = listWords(hexes.map((hex) => hexName(scenario, hex)))
    return is === 'laid' ? `Smoke rises at ${where}.` : `The smoke at ${where} is gone.`
  }),
  visibility: told<Open<{ range: number }, 'unrolled'>>((_, { range }) =>
    range === 0 ? 'It is day: units see any distance.' : `Units see as far as ${count(range, 'hex', 'hexes')}.`,
  ),
  exited: told<Open<{ unit: number }, 'unrolled'>>('{unit} {leaves|leave} the board.'),
  ended: told<Open<{ winner: Side | null; reason: string }, 'unrolled'>>(
    (_, { winner, reason }) =>
      `${winner === null ? 'It ends in a draw' : '{winner} {wins|win}'}: ${reasonWords(reason)}.`,
    'turn',
  ),
}

export type CommandCardsEvent = EventIn<typeof events>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<CommandCardsScenario, CommandCardsEvent>(events)
