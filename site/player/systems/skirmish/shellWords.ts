/** The names of skirmishes that the shell asks for, and what the screen reader says. */
import type { Space } from '../../../../engine/board.ts'
import { nextShot } from '../../../../engine/systems/skirmish/combat/shots.ts'
import { isGround } from '../../../../engine/systems/skirmish/combat/weapons.ts'
import { reasonWords } from '../../../../engine/systems/skirmish/events.ts'
import type { Forecast } from '../../../../engine/systems/skirmish/forecast.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Reason } from '../../../../engine/systems/skirmish/types.ts'
import { phase, question, shot } from '../../../../engine/systems/skirmish/types.ts'
import { armourOf, pointsLeft } from '../../../../engine/systems/skirmish/units.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { sampleOf } from '../../orderGroups.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { choiceWords } from '../../words.ts'
import { cardWords, kindName } from './cardFace.ts'
import * as say from './names.ts'
import { unitsSeenAt } from './seen.ts'
import { ordering } from './shellOrders.ts'
import type { OrderGroup, PlayerState, SkirmishTypes } from './types.ts'

/** A unit for the screen reader: whose, what, and its condition. */
export const speakUnit = ({ derived }: PlayerState, unit: number): string => {
  const { table, known } = derived
  const rules = table.rules[unit]
  const conditions = say.conditionsOf(table, known, unit).map(({ text }) => text.toLowerCase())
  const parts = [say.unitName(table, unit), say.seatName(table, table.seat[unit]), kindName(rules).toLowerCase()]
  const left = rules.wounds - known.wounds[unit]
  return `${[...parts, `${left} of ${say.count(rules.wounds, 'wound')} left`, `armour ${armourOf(table, known, unit)}`, ...conditions].join(', ')}.`
}

/** Words the effect of a hit. */
export const effectWords = (table: Table, { aim: { target, kind }, harm, left }: Forecast): string => {
  if (harm === 0) return 'nothing: its armour is too thick'
  if (isGround(table, target)) return `${harm} of the ${left} damage that the ground bears`
  if (target >= table.units) return left === 0 ? 'nothing' : `${harm} of the ${left} that the headquarters still stands`
  const armour = kind === shot.assault ? ', whatever its armour' : ''
  return `${harm >= left ? 'destroys it' : `${say.count(harm, 'wound')} of the ${left} left`}${armour}`
}

/** A chance in thousandths of a per cent as it is printed. */
export const perCent = (chance: number): string => `${Math.round(chance / 1000)}\u00a0%`

/** A shot in a sentence. */
export const forecastWords = (table: Table, forecast: Forecast): string => {
  const { hit, critical, hits, shots, destruction, loss } = forecast
  const effect = effectWords(table, forecast)
  if (hit === 0) return `Hit without a roll: ${effect}.`
  const chances = [
    `a hit ${perCent(hits)}`,
    ...(destruction.value > 0 ? [`destroyed ${perCent(destruction.value)}`] : []),
    ...(loss.value > 0 ? [`lost itself ${perCent(loss.value)}`] : []),
  ]
  const numbers = `on ${hit} or more, critically on ${critical}`
  return `${shots > 1 ? `${shots} dice, each hits` : 'Hits'} ${numbers}: ${chances.join(', ')}. A hit: ${effect}.`
}

const pill: Words<SkirmishTypes>['pill'] = ({ game, derived: { table, known, own } }, action) => {
  const forecast = game.forecast(known, own, action)
  if (forecast === undefined) return undefined
  const { hit, critical, hits, shots } = forecast
  const numbers = hit === 0 ? 'hit' : `${hit}+/${critical} · ${perCent(hits)}`
  return { text: shots > 1 ? `${shots} × ${numbers}` : numbers, meaning: forecastWords(table, forecast) }
}

const speakHex = (state: PlayerState, space: Space): string => {
  const { table, known } = state.derived
  const units = unitsSeenAt(table, known, space)
  const damage = known.damage[space]
  const team = table.headquarters.indexOf(space)
  return [
    `${say.spaceName(table, space)}${team < 0 ? `, ${say.groundName(table, known, space).toLowerCase()}` : ''}.`,
    damage > 0 ? `${damage} damage.` : '',
    team >= 0 ? `${known.hit[team]} of ${table.points[team]} damage.` : '',
    ...units.map((unit) => speakUnit(state, unit)),
    choiceWords(state, space),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const groupWords = ({ derived }: PlayerState, group: OrderGroup): { title: string; text?: string } => {
  const action = sampleOf(group)
  if (action === undefined) return { title: '' }
  const { table } = derived
  const word = say.buttonWord(action)
  if ('card' in action) return { title: `${word} ${say.cardName(table, action.card)}` }
  if ('terrain' in action) {
    const { name, cost = 0 } = table.terrains[action.terrain]
    return { title: `${word}: ${say.uncapital(name)}`, text: `Costs ${cost}.` }
  }
  if (action.type === 'accompany')
    return { title: `With ${say.unitName(table, action.other)}`, text: 'The infantry goes behind the vehicle.' }
  if (!('unit' in action)) return { title: word }
  const { unit } = action
  return {
    title: `${word}: ${'weapon' in action ? say.weaponName(table, unit, action.weapon) : say.unitName(table, unit)}`,
  }
}

const priceOf = ({ derived }: PlayerState, action: SkirmishAction): string | undefined => {
  const { table, known, own } = derived
  if (action.type === 'deploy') return say.count(Number(say.costOf(table, known, own, action.card)), 'action point')
  return undefined
}

/** Words the warning about actions left undone. */
const unfinished = (state: PlayerState): string | undefined => {
  const { position, derived, orders } = state
  const { phase: now, question: asked } = position.value.state
  if (asked !== question.none) return undefined
  const able = ordering.able(state).length
  if (now === phase.movement || now === phase.shooting)
    return able === 0 ? undefined : `${say.count(able, 'unit')} can still ${now === phase.movement ? 'move' : 'fire'}.`
  const cards = [...orders.value.byCard.keys()].filter((card) => derived.table.cards[card].unit).length
  return now === phase.deployment && cards > 0 ? `${say.count(cards, 'unit card')} can still be deployed.` : undefined
}

export const words: Words<SkirmishTypes> = {
  turn: (turn) => `Round ${turn}`,
  endTurn: ({ derived, position }) => say.actionWords(derived.table, position.value.state, { type: 'done' }),
  subject({ derived: { table } }, { kind, number }) {
    if (kind === 'unit') return say.unitName(table, number)
    return kind === 'card' ? say.cardName(table, number) : say.spaceName(table, number)
  },
  place: ({ derived }, space) => say.spaceName(derived.table, space),
  target({ derived: { table, known } }, space) {
    const units = unitsSeenAt(table, known, space)
    const place = say.spaceName(table, space)
    const isNamed = space > table.field || known.terrain[space] === 0
    if (units.length === 0 && !isNamed) return `${say.groundName(table, known, space)}, ${place}`
    return units.length === 0 ? place : `${units.map((unit) => say.unitName(table, unit)).join(' and ')}, ${place}`
  },
  group: groupWords,
  action: ({ derived, position }, action) => `${say.actionWords(derived.table, position.value.state, action)}.`,
  button(state, action) {
    const price = priceOf(state, action)
    const about = say.actionWords(state.derived.table, state.position.value.state, action)
    return { word: say.buttonWord(action), about, ...(price !== undefined && { price }) }
  },
  pill,
  speakSubject(state, subject) {
    const { derived, orders } = state
    const { table, known } = derived
    const places = orders.value.places(subject).length
    const can = places > 0 ? ` ${say.count(places, 'space')} to choose from.` : ''
    if (subject.kind === 'card') return `${cardWords(table.cards[subject.number])}${can}`
    const unit = numberOf(subject, 'unit')
    if (unit === null) return speakHex(state, subject.number)
    const isOwn = table.seat[unit] === derived.own
    const left = isOwn ? ` ${say.count(pointsLeft(table, known, unit), 'movement point')} left.` : ''
    return `${speakUnit(state, unit)} ${say.spaceName(table, known.space[unit])}.${left}${can}`
  },
  speakHex,
  idle: 'No unit can do anything in this phase.',
  unfinished,
  outcome(scenario, { winners, reason, score }) {
    const table = say.tableOf(scenario)
    const [first] = winners
    const team = first === undefined ? undefined : table.teamOf[first]
    // Where nobody fired at a headquarters nothing is told of them.
    const damage = ([0, 1] as const).flatMap((one) => {
      const done = score[table.teams[one][0]] ?? 0
      return done === 0 ? [] : [`${say.teamName(table, one)} did ${done} damage to the enemy headquarters.`]
    })
    return {
      title: team === undefined ? 'A draw' : `${say.teamName(table, team)} ${winners.length > 1 ? 'win' : 'wins'}`,
      reason:
        `${team === undefined ? 'Nobody is ahead' : say.capital(reasonWords[reason as Reason] ?? reason)}. ${damage.join(' ')}`.trim(),
    }
  },
}

/** Words the question that interrupts the phase, with the side that must answer. */
export const awaitedWords = ({ derived: { table }, position }: PlayerState): string | undefined => {
  const now = position.value.state
  const name = (unit: number): string => say.unitName(table, unit)
  switch (now.question) {
    case question.smoke:
      return `${name(nextShot(now).target)} is about to be fired at.`
    case question.answer:
      return `${name(now.stormer - 1)} assaults ${name(now.stormed - 1)}.`
    case question.mission:
    case question.intercept:
      return `${name(now.plane - 1)} flies against ${say.targetName(table, now.bombs[0] - 1)}.`
    case question.ambush:
      return `${name(now.mover - 1)} has come to ${say.spaceName(table, now.space[now.mover - 1])}.`
    default:
      return undefined
  }
}

/** The decision that is due and who makes it, in some sentences. */
export const decisionWords = (state: PlayerState): string => {
  const { derived, position } = state
  const now = position.value.state
  const side = state.moverIn(now)
  return `${say.seatName(derived.table, side)}, round ${now.turn}: ${say.askedWords(now)}. ${awaitedWords(state) ?? ''} ${say.taskWords(now)} ${say.count(now.ap[side], 'action point')}.`
}
