/** What a worked example showed, in lines for its readers. */
import { makeHexName } from '../../../../engine/hex.ts'
import { lineOf } from '../../../../engine/systems/command-cards/chronicle.ts'
import type { BattleForecast, CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { sections } from '../../../../engine/systems/command-cards/rules.ts'
import {
  asStrike,
  type CommandCardsAction,
  type CommandCardsActionType,
  type CommandCardsEvent,
  type CommandCardsState,
  type Phase,
  phase,
} from '../../../../engine/systems/command-cards/types.ts'
import { fillSentence } from '../../../rulebook/examples/read.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'
import { makeThousandths } from '../../../rulebook/format.ts'

export const forecastLines = (
  { scenario }: CommandCardsGame,
  attacker: number,
  target: number,
  { dice, terms, hits, kill }: BattleForecast,
): string[] => [
  ...explanationLines({
    subject: `${scenario.units[attacker].name} against ${scenario.units[target].name}`,
    unit: 'dice',
    value: dice * 1000,
    terms,
  }),
  `Hits to be expected: ${makeThousandths(hits)}; it is destroyed in ${Math.round(kill / 10)}% of such battles`,
]

/** What is said of an action, with its fields in braces. */
const sentences: Readonly<Record<CommandCardsActionType, string>> = {
  play: '“{card}” is played{choice}',
  prepare: '“{card}” is put aside for the next turn',
  blow: '“{card}” is given to blow up the bridge at {hex}',
  bridge: '“{card}” is given for a bridge at {hex}',
  smoke: 'Smoke is laid at {hex}',
  mine: 'A minefield is laid at {hex}',
  aim: '{unit} is named as a target',
  order: '{unit} is ordered',
  land: '{unit} comes in at {to}',
  recover: '{unit} tries to recover',
  move: '{unit} moves to {to}',
  attack: '{unit} attacks {target}',
  clear: '{unit} clears the way',
  seal: '{unit} tries to seal the cave',
  ignore: '{count} of the flags are ignored',
  retreat: 'Falls back to {to}',
  follow: 'Goes on to {to}',
  discard: '“{card}” is given up',
  keep: '“{card}” is kept',
  announce: '“{card}” is laid open',
  spring: 'The ambush is sprung',
  advance: 'Takes the ground',
  done: 'That is all',
}

/** What it means to be done, by what is decided. */
const doneWords: Partial<Readonly<Record<Phase, string>>> = {
  [phase.aim]: 'No more targets are named',
  [phase.order]: 'No more units are ordered',
  [phase.move]: 'No more moves',
  [phase.battle]: 'No more battles',
  [phase.react]: 'Nothing is sprung',
  [phase.retreat]: 'It goes no farther',
  [phase.advance]: 'It stays where it is',
  [phase.overrun]: 'It does not go on',
  [phase.second]: 'It does not attack again',
  [phase.announce]: 'Nothing is laid open',
  [phase.mines]: 'No more minefields are laid',
}

/** An action as a sentence; `now` is what is decided by it. */
export const actionLine = (
  { scenario, table }: CommandCardsGame,
  action: CommandCardsAction,
  { phase: now }: Pick<CommandCardsState, 'phase'>,
): string => {
  if (action.type === 'done') return doneWords[now] ?? sentences.done
  const { units } = scenario
  const orders = action.type === 'play' ? table.cards[action.card].orders : []
  return fillSentence(sentences[action.type], action, {
    unit: (unit) => units[unit].name,
    target: (unit) => units[unit].name,
    to: (hex) => makeHexName(scenario.map, hex),
    hex: (hex) => makeHexName(scenario.map, hex),
    card: (card) => table.cards[card].name,
    choice: (choice) => choiceWords(orders, choice),
    count: String,
  })
}

/** The section that was named, where one was. */
const choiceWords = (orders: readonly { readonly section?: string }[], choice: number): string => {
  if (choice === asStrike) return ' as a strike from the air'
  return orders.some(({ section }) => section === 'chosen') ? `: ${sections[choice]}` : ''
}

/** What happened, as a line; undefined for what is not worth one. Of what each side sees in its own way, the one who does it tells. */
export const eventLine = ({ scenario }: CommandCardsGame, event: CommandCardsEvent): string | undefined =>
  event.seenBy !== undefined && 'side' in event && !event.seenBy.includes(event.side)
    ? undefined
    : lineOf(scenario, event)?.text
