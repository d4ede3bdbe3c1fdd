/** Actions in the calculator for choosing, tapping and setting: units are put anywhere, and no order is carried out. */
import { batch, type Signal, signal } from '@preact/signals'
import type { BattleScenario } from '../../../compiler/bundle.ts'
import type { Space } from '../../../engine/board.ts'
import { lowestDice } from '../../../engine/dice.ts'
import type { Action } from '../../../engine/game.ts'
import type { Actions } from '../actions/index.ts'
import * as selection from '../actions/selection.ts'
import { notify, say } from '../announce.ts'
import type { Store } from '../store.ts'
import { hexSubject, isSame, numberOf, subjectsAt, unitSubject } from '../subject.ts'
import type { Timeline } from '../timeline.ts'
import { count } from '../words.ts'
import {
  type Arranged,
  type Arrangement,
  type Arranger,
  asWritten,
  canStand,
  isPlaceFree,
  makeAddress,
  parseAddress,
  type Setting,
  settingOf,
} from './arrangement.ts'

/** The calculator's own signals, beside those of the store. */
export interface Calculator {
  readonly store: Store
  readonly arranger: Arranger
  /** As it is written. */
  readonly scenario: BattleScenario
  readonly arrangement: Signal<Arrangement>
  readonly arranged: Signal<Arranged>
}

const timelineOf = ({ game, state }: Arranged): Timeline => ({
  game,
  seed: 0,
  first: { state, dice: lowestDice, moves: 0 },
  steps: [],
  seeds: [],
})

/** The battle as the address has it. */
export const firstArranged = (scenario: BattleScenario, arranger: Arranger) => {
  const arrangement = parseAddress(scenario, arranger, location.hash.slice(1))
  const arranged = arranger.open(scenario, arrangement)
  return { arrangement: signal(arrangement), arranged: signal(arranged), timeline: timelineOf(arranged) }
}

/** Shows another arrangement, and names it in the address without a history entry. */
const show = ({ store, scenario, arranger, ...own }: Calculator, arrangement: Arrangement): void => {
  const { state } = store
  const arranged = arranger.open(scenario, arrangement)
  batch(() => {
    own.arrangement.value = arrangement
    own.arranged.value = arranged
    state.aim.value = null
    state.pointed.value = null
    state.facing.value = arrangement.side
    state.timeline.value = timelineOf(arranged)
  })
  const address = makeAddress(scenario, arrangement)
  history.replaceState(null, '', address === '' ? location.pathname : `#${address}`)
}

/** Where a unit can go and whom it can attack from where it stands, for the screen reader. */
const sayReach = ({ store: { state } }: Calculator, unit: number): void => {
  const subject = unitSubject(unit)
  const { orders, ui } = state
  const attacks = orders.value.targets(subject).length
  const moves = orders.value.places(subject).length - attacks
  const name = ui.words.subject(state, subject)
  say(state, `${name} can move to ${count(moves, 'hex', 'hexes')} and attack ${count(attacks, 'unit')}.`)
}

const put = (calculator: Calculator, unit: number, setting: Setting): void => {
  const arrangement = calculator.arrangement.value
  show(calculator, { ...arrangement, units: new Map(arrangement.units).set(unit, setting) })
  sayReach(calculator, unit)
}

/** Puts a unit in a hex; tells why when it cannot stand there. */
export const standAt = (calculator: Calculator, unit: number, hex: Space): void => {
  const { store, scenario, arrangement, arranged } = calculator
  const { state } = store
  if (!canStand(scenario, arranged.value, unit, hex)) {
    const [who, where] = [state.ui.words.subject(state, unitSubject(unit)), state.ui.words.place(state, hex)]
    notify(state, `${who} cannot stand in ${where}.`)
    return
  }
  const { values } = settingOf(scenario, arrangement.value, unit)
  put(calculator, unit, { hex, values })
  state.cursor.value = hex
}

export const takeOff = (calculator: Calculator, unit: number): void =>
  put(calculator, unit, { ...settingOf(calculator.scenario, calculator.arrangement.value, unit), hex: 0 })

export const setOfUnit = (calculator: Calculator, unit: number, id: string, value: number): void => {
  const setting = settingOf(calculator.scenario, calculator.arrangement.value, unit)
  put(calculator, unit, { ...setting, values: { ...setting.values, [id]: value } })
}

export const setOfBattle = (calculator: Calculator, id: string, value: number): void => {
  const arrangement = calculator.arrangement.value
  show(calculator, { ...arrangement, values: { ...arrangement.values, [id]: value } })
}

/** All as the scenario has it. */
export const reset = (calculator: Calculator): void =>
  show(calculator, { ...asWritten, side: calculator.arrangement.value.side })

/** A unit as the scenario has it. */
export const resetUnit = (calculator: Calculator, unit: number): void => {
  const { store, scenario, arranger, arrangement } = calculator
  if (!isPlaceFree(scenario, arranger, arrangement.value, unit)) {
    notify(store.state, 'Another unit stands there now.')
    return
  }
  const units = new Map([...arrangement.value.units].filter(([other]) => other !== unit))
  show(calculator, { ...arrangement.value, units })
  sayReach(calculator, unit)
}

/** Asks about the side of the unit that is selected. */
export const askAbout = (calculator: Calculator, unit: number): void => {
  const side = calculator.scenario.units[unit]?.side
  const arrangement = calculator.arrangement.peek()
  if (side !== undefined && side !== arrangement.side) show(calculator, { ...arrangement, side })
}

/** Selects what stands at a hex, or puts there who is selected. */
const choose = (calculator: Calculator, hex: Space): void => {
  const { state } = calculator.store
  // Of an order that is aimed the hex is only looked at.
  if (state.aimed.value?.hexes.has(hex)) {
    state.pointed.value = hex
    return
  }
  state.aim.value = null
  const there = subjectsAt(state, hex)
  const next = there.find((subject) => !isSame(subject, state.selected.value))
  const unit = numberOf(state.selected.value, 'unit')
  if (next) selection.select(calculator.store, next)
  else if (there.length === 0 && unit !== null) standAt(calculator, unit, hex)
  else if (there.length === 0) {
    state.selected.value = hexSubject(hex)
    state.cursor.value = hex
    say(state, state.ui.words.speakHex(state, hex))
  }
}

/** A finger's choice: while a unit is selected the first tap shows what lies there for it, the second chooses. */
const tap = (calculator: Calculator, hex: Space): void => {
  const { state } = calculator.store
  state.byKeyboard.value = false
  const isOffered = state.orders.value.at(state.selected.value, hex) !== undefined
  const isLookedAt =
    numberOf(state.selected.value, 'unit') !== null && (isOffered || subjectsAt(state, hex).length === 0)
  if (isLookedAt && state.pointed.value !== hex) state.pointed.value = hex
  else choose(calculator, hex)
}

/** In place of an order: what it would bring. */
const look = ({ store: { state } }: Calculator, action: Action): boolean => {
  const hex = state.ui.orders.placeOf(state.position.value.state, action, state.game)
  if (hex === undefined) tellNothingIsDone(state)
  else {
    state.pointed.value = hex
    say(state, state.ui.words.speakHex(state, hex))
  }
  return false
}

const tellNothingIsDone = (state: Store['state']): void =>
  notify(state, 'Nothing is carried out here: the calculator shows what an order would bring.')

/** The actions of the player as far as they carry something out, changed for the calculator. */
export const actionsOf = (calculator: Calculator, actions: Actions): Actions => {
  const refuse = (): void => tellNothingIsDone(calculator.store.state)
  return {
    ...actions,
    choose: (hex) => choose(calculator, hex),
    tap: (hex) => tap(calculator, hex),
    order: (action) => look(calculator, action),
    takeEdge: () => false,
    undo: refuse,
    endTurn: refuse,
    askStaff: async () => refuse(),
  }
}
