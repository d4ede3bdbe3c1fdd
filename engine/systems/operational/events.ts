/** The events of operational battles and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open, Secret } from '../../event.ts'
import type { Draft } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { describer, lineFinder, listWords } from '../../words.ts'
import { combatLine } from './combat/sentences.ts'
import { names } from './fields.ts'
import { count, outcomeLine, placeName, signed, unitName } from './names.ts'
import { type Branch, type OrderId, upgrades } from './rules.ts'
import type { OperationalScenario } from './scenario.ts'
import { type Combat, type Crossing, crossing, type OperationalState } from './types.ts'

/** Fields of an event that the fog may keep from a side: `fog/observers.ts` says from whom. */
type Fogged<F, R extends 'unrolled' | 'rolled' | 'either'> = Open<F, R> | Secret<F, R>

interface SupplyCheck {
  readonly unit: number
  /** The count after the check; 0 is supplied. */
  readonly turns: number
  readonly recovered: number
  readonly suppressed: number
  readonly lost: number
  readonly chance: number
}

/** `item` as in the action; `to` is the unit that got it in a transfer. */
type Pool = { readonly unit: number; readonly item: number } & (
  | { readonly what: 'deploy' | 'store' | 'reorganise' }
  | { readonly what: 'transfer'; readonly to: number }
)

const losses = (lost: number, suppressed: number): string => {
  const parts = [lost > 0 && `${lost} lost`, suppressed > 0 && `${suppressed} suppressed`].filter(Boolean)
  return parts.length === 0 ? 'no loss' : parts.join(', ')
}

/** The line of a hexside by its new `crossing`. */
const bridgeLines: Readonly<Record<number, string>> = {
  [crossing.none]: 'The pontoon bridge {edge} is gone.',
  [crossing.bridge]: 'The bridge {edge} can be used again.',
  [crossing.damaged]: 'The bridge {edge} is down.',
  [crossing.pontoon]: 'The pontoon bridge {edge} is open.',
  [crossing.pontoonSoon]: 'A pontoon bridge is being built {edge}.',
  [crossing.repairSoon]: 'The bridge {edge} is being repaired.',
} satisfies Record<Crossing, string>

const arrivals = { land: '{arrives|arrive} at', sea: '{lands|land} at', air: '{drops|drop} onto' } as const

const prestigeWords = (prestige: number): string => (prestige === 0 ? '' : ` (prestige ${signed(prestige * 1000)})`)

/** `intelligence and operations`; a branch that lost two levels stands once. */
const branchWords = ({ rules }: OperationalScenario, branches: readonly Branch[]): string =>
  listWords([...new Set(branches)].map((branch) => rules.headquarters.branches[branch].name.toLowerCase()))

const poolWords = (scenario: OperationalScenario, event: Pool): string => {
  switch (event.what) {
    case 'deploy':
      return '{unit} {gets|get} {item} from the force pool.'
    case 'store':
      return '{unit} {gets|get} {item} from higher command.'
    case 'reorganise':
      return '{unit} {gives|give} {item} to the force pool.'
    case 'transfer':
      return `{unit} {gives|give} {item} to ${unitName(scenario, event.to)}.`
  }
}

const supplyWords = (_: OperationalScenario, event: Fogged<SupplyCheck, 'either'>): string | undefined => {
  const { turns, recovered, lost, suppressed, chance, rolled } = event
  if (turns === 0) return recovered > 0 ? `{unit} {recovers|recover} ${count(recovered, 'step')}.` : undefined
  const harm = lost + suppressed > 0 ? `: ${losses(lost, suppressed)}` : ''
  const why = rolled ? ` (rolled against a chance of ${chance} %)` : ''
  return `{unit} {is|are} without supply for ${count(turns, 'turn')}${why}${harm}.`
}

/** The end of a march. */
const endOf = (scenario: OperationalScenario, path: readonly Hex[]): string => placeName(scenario, path.at(-1) ?? 0)

const told = describer<OperationalScenario>(names)

/** All events. `seenBy` stands on those of units that the other side does not see. */
const events = {
  /** Turn 0 is preparation. */
  turn: told<Open<{ turn: number; side: Side; weather: string }, 'either'>>(
    (_, { turn }) => `${turn === 0 ? 'Preparation' : `Turn ${turn}`}: {side}`,
    'turn',
  ),
  moved: told<Fogged<{ unit: number; path: readonly Hex[]; extended: boolean }, 'either'>>(
    (scenario, { path }) => `{unit} {moves|move} to ${endOf(scenario, path)}.`,
    'quiet',
  ),
  /** It met what it did not know: the hexes of the markers that now stand there. operational.H7 */
  stopped: told<Fogged<{ unit: number; at: Hex; markers: readonly Hex[] }, 'rolled'>>(
    '{unit} {meets|meet} an enemy that nobody knew of, at {at}.',
  ),
  entered: told<Fogged<{ unit: number; to: Hex; by: keyof typeof arrivals }, 'unrolled'>>(
    (_, { by }) => `{unit} ${arrivals[by]} {to}.`,
  ),
  combat: told<Open<Combat, 'rolled'>>(combatLine),
  retreated: told<Open<{ unit: number; path: readonly Hex[] }, 'unrolled'>>(
    (scenario, { path }) => `{unit} {falls|fall} back to ${endOf(scenario, path)}.`,
  ),
  destroyed: told<Open<{ unit: number; at: Hex }, 'unrolled'>>('{unit} {is|are} destroyed at {at}.'),
  /** Its last step went to the force pool. operational.F13 */
  disbanded: told<Fogged<{ unit: number; at: Hex }, 'unrolled'>>('{unit} {is|are} disbanded at {at}.'),
  'fort-destroyed': told<Open<{ at: Hex }, 'unrolled'>>('The fort at {at} is destroyed.'),
  'city-ruined': told<Open<{ at: Hex }, 'unrolled'>>('{at} falls to ruins.'),
  ground: told<Open<{ side: Side; hexes: readonly Hex[] }, 'either'>>(
    (_, { hexes }) => `{side} {gains|gain} ${count(hexes.length, 'hex', 'hexes')}.`,
    'quiet',
  ),
  /** Stragglers stand in a hex now; they were taken; they came in at a headquarters. operational.D21 */
  stragglers: told<Fogged<{ side: Side; at: Hex; steps: number }, 'unrolled'>>(
    (_, { steps }) => (steps === 0 ? undefined : 'Stragglers at {at}: {steps}.'),
    'quiet',
  ),
  prisoners: told<Open<{ side: Side; at: Hex; steps: number }, 'unrolled'>>(
    '{side} {takes|take} {steps} prisoner at {at}.',
  ),
  rallied: told<Fogged<{ hq: number; at: Hex; steps: number }, 'unrolled'>>(
    (_, { steps }) => `${count(steps, 'straggling step')} of {hq} in order again at {at}.`,
    'quiet',
  ),
  hub: told<Open<{ side: Side; at: Hex; trucks: number }, 'unrolled'>>(
    (_, { trucks }) => `The hub at {at} ${trucks === 0 ? 'is closed' : `has ${count(trucks, 'truck')} now`}.`,
    'quiet',
    'hub at {at}',
  ),
  'hub-overrun': told<Open<{ side: Side; at: Hex }, 'unrolled'>>('{side} {overruns|overrun} the hub at {at}.'),
  /** `crossing` is what is there now. operational.F29 */
  bridge: told<Open<{ edge: number; crossing: number; by: Side }, 'unrolled'>>(
    (_, event) => bridgeLines[event.crossing],
  ),
  supply: told<Fogged<SupplyCheck, 'either'>>(supplyWords, ({ turns }) => (turns > 0 ? 'plain' : 'quiet')),
  /** A special order, and what it cost. operational.F3 */
  order: told<Fogged<{ order: OrderId; hq: number; unit: number; cost: number }, 'unrolled'>>(
    ({ rules }, { order, cost }) => `{hq}: ${rules.orders[order].name} for {unit} (${count(cost, 'command point')}).`,
    'quiet',
  ),
  entrenched: told<Fogged<{ unit: number; level: number }, 'unrolled'>>(
    (_, { level }) => `{unit} ${level === 1 ? '{digs|dig} in' : '{fortifies|fortify} {its|their} position'}.`,
  ),
  pool: told<Fogged<Pool, 'unrolled'>>(poolWords, 'quiet'),
  formed: told<Fogged<{ unit: number; hq: number; at: Hex; steps: number }, 'unrolled'>>(
    '{unit} {is|are} formed at {at} with {steps}.',
  ),
  'hq-moved': told<Open<{ hq: number; path: readonly Hex[] }, 'unrolled'>>(
    (scenario, { path }) => `The headquarters of {hq} moves to ${endOf(scenario, path)}.`,
  ),
  'hq-entered': told<Open<{ hq: number; to: Hex }, 'unrolled'>>('The headquarters of {hq} arrives at {to}.'),
  /** Branches by their names in `branches`, one for each level that fell silent. */
  'hq-suppressed': told<Fogged<{ hq: number; branches: readonly Branch[] }, 'either'>>(
    (scenario, { branches }) => `{hq}: ${branchWords(scenario, branches)} suppressed.`,
  ),
  'hq-overrun': told<Open<{ hq: number; at: Hex; to: Hex; shed: number }, 'either'>>(
    (_, { shed }) =>
      `The headquarters of {hq} is overrun at {at} and flees to {to}${shed > 0 ? `; ${count(shed, 'step')} of its pool scattered` : ''}.`,
  ),
  'hq-destroyed': told<Open<{ hq: number; at: Hex }, 'either'>>('The headquarters of {hq} is destroyed at {at}.'),
  'hq-supply': told<Fogged<{ hq: number; turns: number; lost: number }, 'unrolled'>>(
    (_, { turns, lost }) => {
      const points = lost > 0 ? `: ${count(lost, 'command point')} lost` : ''
      return turns === 0
        ? '{hq} {is|are} in supply again.'
        : `{hq} {is|are} without supply for ${count(turns, 'turn')}${points}.`
    },
    ({ turns }) => (turns > 0 ? 'plain' : 'quiet'),
  ),
  'hq-upgrade-due': told<Fogged<{ hq: number }, 'rolled'>>('{hq} {has|have} learned: an upgrade can be chosen.'),
  'hq-upgraded': told<Fogged<{ hq: number; choice: number; order?: OrderId }, 'either'>>(
    ({ rules }, { order, choice }) =>
      order === undefined
        ? `{hq}: ${upgrades[choice] === 'command-point' ? 'one more command point' : 'prestige instead of an upgrade'}.`
        : `{hq}: ${rules.orders[order].name} costs a point less.`,
  ),
  strike: told<Fogged<{ asset: number; target: number; suppressed: number; lost: number }, 'rolled'>>(
    (_, { lost, suppressed }) => `{asset} on {target}: ${losses(lost, suppressed)}.`,
  ),
  'air-supplied': told<Fogged<{ unit: number; recovered: number }, 'unrolled'>>(
    (_, { recovered }) =>
      `{unit} {is|are} supplied from the air${recovered > 0 ? `; ${count(recovered, 'step')} recovered` : ''}.`,
  ),
  /** Reports of enemies: hexes of markers. operational.G9, F18 */
  scouted: told<Fogged<{ side: Side; hexes: readonly Hex[]; markers: readonly Hex[] }, 'rolled'>>(
    (scenario, { hexes, markers }) => {
      if (markers.length > 0)
        return `Reports: enemy units at ${markers.map((hex) => placeName(scenario, hex)).join(', ')}.`
      return hexes.length > 0 ? 'Photographs show nobody.' : 'Reports are in.'
    },
  ),
  /** Hexes or units came into sight. operational.H9 */
  revealed: told<Fogged<{ side: Side; units: readonly number[] }, 'either'>>(
    (scenario, { units }) =>
      units.length === 0 ? undefined : `Sighted: ${units.map((unit) => unitName(scenario, unit)).join(', ')}.`,
    'quiet',
  ),
  card: told<Fogged<{ side: Side; card: string }, 'unrolled'>>(
    ({ rules }, { card }) => `{side} {plays|play} ${rules.cards[card].name}.`,
  ),
  objective: told<Open<{ objective: number; holder: Side; prestige: number }, 'unrolled'>>(
    (_, { prestige }) => `{holder} {takes|take} {objective}${prestigeWords(prestige)}.`,
  ),
  bonus: told<Open<{ bonus: number; won: boolean; prestige: number }, 'unrolled'>>(
    ({ bonuses, sides }, { bonus, won, prestige }) => {
      const { side, name } = bonuses[bonus]
      const end = won ? 'is achieved' : prestige < 0 ? 'is lost again' : 'was not achieved'
      return `${sides[side].name}: “${name}” ${end}${prestigeWords(prestige)}.`
    },
  ),
  /** Drawn for a bonus objective: the id of a card or a specialist. operational.H3 */
  prize: told<Fogged<{ side: Side; of: 'card' | 'specialist'; prize: string }, 'rolled'>>(
    ({ rules }, { of, prize }) =>
      `{side} {draws|draw} ${(of === 'card' ? rules.cards : rules.specialists)[prize].name}.`,
  ),
  over: told<Open<{ winner: Side | null; reason: string }, 'unrolled'>>(
    (scenario, { winner }) => outcomeLine(scenario, winner),
    'turn',
  ),
}

export type OperationalEvent = EventIn<typeof events>

/** A state being edited, its dice, and where to report events. */
export type OperationalDraft = Draft<OperationalState, OperationalEvent>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<OperationalScenario, OperationalEvent>(events)
