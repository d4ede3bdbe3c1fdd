/** What a worked example showed, in lines for its readers. */
import { degree, directions, makeHexName } from '../../../../engine/hex.ts'
import { lineOf, type OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { Forecast, OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { step } from '../../../../engine/systems/operational/pool.ts'
import type { OperationalAction, OperationalActionType } from '../../../../engine/systems/operational/verbs/index.ts'
import { fillSentence } from '../../../rulebook/examples/read.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'
import { count } from '../../../words.ts'

export const forecastLines = (
  game: OperationalGame,
  attacker: number,
  target: number,
  forecast: Forecast,
): string[] => {
  const name = (unit: number): string => game.scenario.units[unit].name
  return [
    ...explanationLines({
      subject: `${name(attacker)} attacks ${name(target)}`,
      unit: 'shift',
      value: forecast.odds,
      terms: forecast.terms,
    }),
    `Losses ${forecast.attackerLoss} : ${forecast.defenderLoss}, retreat ${Math.round(forecast.retreatChance)}%, overrun ${Math.round(forecast.overrunChance)}%`,
  ]
}

/** What is said of an action, with its fields in braces; a field in words of its own is told by `words`. */
const sentences: Readonly<Record<OperationalActionType, string>> = {
  move: '{unit} moves to {to}',
  attack: '{unit} attacks {target}',
  enter: '{unit} enters at {to}',
  land: '{unit} lands at {to}',
  'assault-beach': '{unit} assaults the beach of {target}',
  drop: '{unit} drops at {to}',
  feint: '{unit} makes a feint against {target}',
  'suppressive-fire': 'The guns of {unit} fire on {target}',
  'set-piece': '{unit} makes a set-piece attack on {target}',
  'assault-crossing': '{unit} attacks {target} over the river',
  'recon-in-force': '{unit} raids {to}',
  'river-crossing': '{unit} crosses the river to {to}',
  'no-retreat': '{unit} is to hold at all costs',
  rearguard: '{unit} is to fight as a rearguard',
  counterattack: '{unit} is to counterattack',
  entrench: '{unit} digs in',
  'motor-pool': 'Lorries are sent to {unit}',
  'emergency-supply': '{unit} gets emergency supply',
  'supply-dump': '{unit} gets supplies for later',
  deploy: '{unit} receives {item}',
  store: '{unit} receives {item}, bought with prestige',
  reorganise: '{unit} gives up {item}',
  transfer: '{unit} hands {item} to {target}',
  'security-unit': '{hq} forms a security unit of {steps} at {to}',
  'move-hq': '{hq} moves to {to}',
  'enter-hq': '{hq} enters at {to}',
  upgrade: '{hq} chooses {choice}',
  'destroy-bridge': '{hq} blows the bridge at {edge}',
  'repair-bridge': '{hq} repairs the bridge at {edge}',
  'build-bridge': '{hq} bridges the river at {edge}',
  'add-truck': 'A truck goes to {to}',
  'withdraw-truck': 'A truck leaves {to}',
  strike: '{asset} on {target}',
  'air-supply': 'Aircraft supply {unit}',
  'air-recon': 'Aircraft look at {to}',
  'bomb-hub': 'Aircraft bomb the hub at {to}',
  'bomb-bridge': 'Aircraft bomb the bridge at {edge}',
  'play-card': '{card}',
  claim: 'The side claims the victory',
  'end-turn': 'The side ends its turn',
}

const upgradeWords = ['a command point', 'a specialisation to pay for', 'a free specialisation', 'prestige']

export const actionLine = ({ scenario, table }: OperationalGame, action: OperationalAction): string => {
  const words: Readonly<Record<string, (number: number) => string>> = {
    unit: (unit) => scenario.units[unit].name,
    target: (unit) => scenario.units[unit].name,
    to: (hex) => makeHexName(scenario.map, hex),
    hq: (hq) => scenario.headquarters[hq].name,
    edge: (edge) => `${makeHexName(scenario.map, Math.floor(edge / degree))} ${directions[edge % degree]}`,
    item: (item) => (item === step ? 'a step' : table.specialists[table.items[item - 1].specialist].name.toLowerCase()),
    steps: (number) => count(number, 'step'),
    choice: (choice) => upgradeWords[choice] ?? `${choice}`,
    asset: (asset) => table.assets[asset].name,
    card(card) {
      const { side, card: id } = table.cards[card]
      return `${scenario.sides[side].name} plays ${scenario.rules.cards[id].name}`
    },
  }
  return fillSentence(sentences[action.type], action, words)
}

/** What happened, in one line; undefined for what the other lines tell already. */
export const eventLine = (game: OperationalGame, event: OperationalEvent): string | undefined => {
  const { scenario } = game
  switch (event.type) {
    case 'turn':
      return `${event.turn === 0 ? 'Preparation' : `Turn ${event.turn}`}: ${scenario.sides[event.side].name.toLowerCase()} to move`
    case 'moved':
    case 'entered':
      return undefined
    case 'ground':
      return `${scenario.sides[event.side].name} takes ${event.hexes.map((hex) => makeHexName(scenario.map, hex)).join(', ')}`
    default:
      return lineOf(scenario, event)?.text.replace(/\.$/, '')
  }
}
