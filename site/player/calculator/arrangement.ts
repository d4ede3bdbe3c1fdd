/** A scenario's units as a reader puts them, to ask how far they reach and what an attack would bring; and how an address names that. */
import type { BattleScenario } from '../../../compiler/bundle.ts'
import { makeHexBoard, type Space } from '../../../engine/board.ts'
import type { Side } from '../../../engine/game.ts'
import { hexName } from '../../../engine/words.ts'
import type { Types } from '../types.ts'

/** Values of choices, by their ids. What is not in it is as the scenario has it. */
export type Values = Readonly<Record<string, number>>

/** Where a unit is put; `hex` 0 takes it off the map. */
export interface Setting {
  readonly hex: Space
  readonly values: Values
}

export interface Arrangement {
  /** Whose units are asked about. */
  readonly side: Side
  /** The values for the whole battle. */
  readonly values: Values
  /** By number; all others are as the scenario says. */
  readonly units: ReadonlyMap<number, Setting>
}

/** Something that can be set: of a unit, or of the whole battle. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly options: readonly (readonly [value: number, label: string])[]
  /** The chosen value. */
  readonly value: number
}

/** A battle as arranged: a game to be asked and not to be played. */
export interface Arranged<T extends Types = Types> {
  readonly game: T['game']
  readonly state: T['state']
  /** True if the ground lets a unit stand in a hex, whoever else stands there. */
  mayStand(unit: number, hex: Space): boolean
}

/** How the battles of a rule system are arranged. */
export interface Arranger<T extends Types = Types> {
  /** Units of one side share hexes. */
  readonly isStacked?: boolean
  /** Returns the settings for the whole battle. */
  ofBattle(scenario: T['scenario'], values: Values): readonly Choice[]
  /** Returns the settings of a unit besides its place. */
  ofUnit(scenario: T['scenario'], unit: number, setting: Setting): readonly Choice[]
  open(scenario: T['scenario'], arrangement: Arrangement): Arranged<T>
}

/** The scenario as it is written, asked about the side that moves first. */
export const asWritten: Arrangement = { side: 0, values: {}, units: new Map() }

export const settingOf = ({ units }: BattleScenario, arrangement: Arrangement, unit: number): Setting =>
  arrangement.units.get(unit) ?? { hex: units[unit]?.hex ?? 0, values: {} }

/** True if anything but the side differs from the scenario. */
export const isChanged = ({ units, values }: Arrangement): boolean => units.size > 0 || Object.keys(values).length > 0

/** `unit` names a unit that is put, its hex and its values: `unit=first-corps.0503.steps-4`; all else is a value of the battle. */
export const makeAddress = (scenario: BattleScenario, { side, values, units }: Arrangement): string => {
  const named = new URLSearchParams()
  if (side > 0) named.set('side', String(side))
  for (const [id, value] of Object.entries(values)) named.set(id, String(value))
  for (const [unit, setting] of units) {
    const place = setting.hex > 0 ? hexName(scenario, setting.hex) : 'off'
    const set = Object.entries(setting.values).map(([id, value]) => `${id}-${value}`)
    named.append('unit', [scenario.units[unit]?.id, place, ...set].join('.'))
  }
  return named.toString()
}

/** True if the ground lets a unit stand in a hex: where its author put it, as a gun into works that nobody enters, it always does. */
export const canStand = ({ units }: BattleScenario, { mayStand }: Arranged, unit: number, hex: Space): boolean =>
  units[unit]?.hex === hex || mayStand(unit, hex)

/** True if another unit is in a unit's place, and they do not share hexes; `places` are those of all units, by number. */
const isTaken = (
  { units }: BattleScenario,
  { isStacked = false }: Arranger,
  places: ReadonlyMap<number, Space>,
  unit: number,
): boolean => {
  const hex = places.get(unit) ?? 0
  const shares = (other: number): boolean => isStacked && units[other]?.side === units[unit]?.side
  return hex > 0 && [...places].some(([other, there]) => other !== unit && there === hex && !shares(other))
}

/** True if a unit could return to its place in the scenario. */
export const isPlaceFree = (
  scenario: BattleScenario,
  arranger: Arranger,
  arrangement: Arrangement,
  unit: number,
): boolean => {
  const places = new Map(scenario.units.map((_, other) => [other, settingOf(scenario, arrangement, other).hex]))
  return !isTaken(scenario, arranger, places.set(unit, scenario.units[unit]?.hex ?? 0), unit)
}

/** Of the values those that can be chosen. */
const sound = (values: Values, choicesOf: (values: Values) => readonly Choice[]): Values => {
  const choices = choicesOf({})
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) =>
      choices.find((choice) => choice.id === id)?.options.some(([one]) => one === value),
    ),
  )
}

const numbersIn = (texts: readonly string[]): Values =>
  Object.fromEntries(texts.map((text) => [text.split('-')[0], Number(text.split('-')[1])]))

/** Reads an arrangement from an address. It comes from outside: whatever does not fit this scenario is left out. */
export const parseAddress = (scenario: BattleScenario, arranger: Arranger, address: string): Arrangement => {
  const named = new URLSearchParams(address)
  const board = makeHexBoard(scenario.map)
  const written = arranger.open(scenario, asWritten)
  const places = new Map(scenario.units.map(({ hex = 0 }, unit) => [unit, hex]))
  const units = new Map<number, Setting>()
  for (const text of named.getAll('unit')) {
    const [id, place = '', ...set] = text.split('.')
    const unit = scenario.units.findIndex((one) => one.id === id)
    const hex = place === 'off' ? 0 : board.parseName(place)
    if (unit < 0 || hex === undefined || (hex > 0 && !canStand(scenario, written, unit, hex))) continue
    places.set(unit, hex)
    units.set(unit, {
      hex,
      values: sound(numbersIn(set), (values) => arranger.ofUnit(scenario, unit, { hex, values })),
    })
  }
  // Of two in one hex one that was put there gives way.
  const clash = () => [...units.keys()].find((unit) => isTaken(scenario, arranger, places, unit))
  for (let unit = clash(); unit !== undefined; unit = clash()) {
    units.delete(unit)
    places.set(unit, scenario.units[unit]?.hex ?? 0)
  }
  const values = [...named].filter(([id]) => id !== 'unit' && id !== 'side')
  return {
    side: named.get('side') === '1' ? 1 : 0,
    values: sound(Object.fromEntries(values.map(([id, value]) => [id, Number(value)])), (some) =>
      arranger.ofBattle(scenario, some),
    ),
    units,
  }
}
