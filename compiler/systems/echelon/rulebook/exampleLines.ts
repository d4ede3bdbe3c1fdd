/** What a worked example showed, in lines for its readers. */
import { makeHexName } from '../../../../engine/hex.ts'
import { lineOf } from '../../../../engine/systems/echelon/chronicle.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { demolitions, jobs } from '../../../../engine/systems/echelon/rules.ts'
import {
  type EchelonAction,
  type EchelonActionType,
  type EchelonEvent,
  type EchelonState,
  type Phase,
  phase,
} from '../../../../engine/systems/echelon/types.ts'
import { commandName, demolitionName, installationName } from '../../../../engine/systems/echelon/words.ts'
import { fillSentence } from '../../../rulebook/examples/read.ts'

/** What is said of an action, with its fields in braces. */
const sentences: Readonly<Record<EchelonActionType, string>> = {
  take: '{unit} joins the group',
  release: 'The group is let go',
  move: 'The group moves to {to}',
  overrun: 'The group overruns {to}',
  inspect: '{unit} looks at {to}',
  rail: '{unit} goes by rail to {to}',
  sail: '{unit} sails to {to}',
  airlift: '{unit} is flown to {to}',
  assault: '{unit} lands by air at {to}',
  drop: '{unit} drops on {to}{gliders}',
  load: '{unit} boards {carrier}',
  unload: '{unit} leaves its carrier',
  haul: 'SMPs carry {re} RE of {kind} from {from} to {to}',
  ship: '{re} RE of {kind} go {by} from {from} to {to}',
  lade: '{unit} takes {re} RE of {kind}',
  unlade: '{unit} lays down {re} RE of {kind}',
  work: '{unit} works: {job}{quick}',
  demolish: '{unit} destroys {what}',
  bomb: 'Aircraft attack {installation} at {to} with {points}',
  shell: 'Ships shell {installation} at {to} with {points}',
  besiege: '{unit} bombards {to}',
  rebuild: '{unit} is rebuilt at {to}',
  train: '{trainer} trains {unit} at {to}',
  restore: '{unit} is built up',
  convert: 'SMPs and a unit are exchanged at {to}',
  transfer: '{smp} SMPs go from {command} to {into}',
  ferry: '{smp} SMPs go by sea from {command} to {into}',
  combine: '{other} gives {points} to {unit}',
  divide: '{unit} gives {points} to {other}',
  attach: '{unit} is attached to {depot}',
  break: '{unit} is broken down',
  disband: '{unit} is taken away',
  lead: '{unit} leads the coalition',
  flip: '{unit} is turned over',
  reserve: '{unit} goes into reserve',
  plan: 'An attack on {to} is planned',
  target: '{to} is named as target',
  commit: '{unit} joins the attack',
  dismount: '{unit} attacks on foot',
  engineers: 'Engineers lift the other penalty first',
  surprise: 'The attack is led by surprise',
  support: 'A point of support from the air is asked for',
  gunfire: 'A point of gunfire from the sea is asked for',
  attack: 'The attack is made',
  withdraw: '{unit} leaves before the combat',
  turn: '{unit} is turned against tanks',
  lose: '{unit} is given up',
  disrupt: '{unit} is disrupted',
  retreat: '{unit} falls back to {to}',
  advance: '{unit} goes on to {to}',
  done: 'That is all',
}

/** What it means to be done, by what is decided. */
const doneWords: Partial<Readonly<Record<Phase, string>>> = {
  [phase.movement]: 'No more moves',
  [phase.combat]: 'No more attacks',
  [phase.withdraw]: 'Nobody else leaves',
  [phase.answer]: 'The defender lets it come',
  [phase.advance]: 'Nobody goes on',
  [phase.reaction]: 'No reserve reacts',
  [phase.exploitation]: 'Nobody exploits',
}

/** An action as a sentence; `now` is what is decided by it. */
export const actionLine = (
  { scenario }: EchelonGame,
  action: EchelonAction,
  { phase: now }: Pick<EchelonState, 'phase'>,
): string => {
  if (action.type === 'done') return doneWords[now] ?? sentences.done
  const unit = (number: number): string => scenario.units[number].name
  const hex = (number: number): string => makeHexName(scenario.map, number)
  const command = (number: number): string => commandName(scenario, number)
  return fillSentence(sentences[action.type].replace('{what}', '{demolition}'), withAliases(action), {
    unit,
    other: unit,
    carrier: unit,
    trainer: unit,
    depot: unit,
    to: hex,
    from: hex,
    re: String,
    smp: String,
    command,
    into: command,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    kind: (kind) => (kind === 0 ? 'supply' : 'special replacements'),
    by: (by) => ['by rail', 'by sea', 'by air'][by],
    job: (job) => jobs[job].replaceAll('-', ' '),
    quick: (isQuick) => (isQuick === 1 ? ', quickly' : ''),
    gliders: (isSo) => (isSo === 1 ? ' by glider' : ''),
    demolition: (what) => demolitionName(demolitions[Math.min(what, demolitions.length - 1)]),
    installation: installationName,
  })
}

/** What is destroyed and what is bombed are called alike in actions. */
const withAliases = (action: EchelonAction): object =>
  'what' in action ? { ...action, demolition: action.what, installation: action.what } : action

/** What happened, as a line; undefined for what is not worth one. Of what each side sees in its own way, the one who does it tells. */
export const eventLine = ({ scenario }: EchelonGame, event: EchelonEvent): string | undefined =>
  event.seenBy !== undefined && 'side' in event && !event.seenBy.includes(event.side)
    ? undefined
    : lineOf(scenario, event)?.text
