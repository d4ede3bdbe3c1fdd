/** What one look at all units and headquarters proves. */
import { type Side, sides } from '../../../../../engine/game.ts'
import type { OperationalScenario, OperationalUnit } from '../../../../../engine/systems/operational/scenario.ts'
import { mostSpecialists, mostSteps } from '../../resolve/units.ts'
import { groundOf } from '../bound/ground.ts'
import { surelyStands } from '../bound/march.ts'
import { fewestReinforcements } from '../thresholds.ts'

export interface UnitSurvey {
  /** Each unit has no more steps, men out of action, experience and specialists than it may have. operational.B3, B5, B11 */
  readonly areUnitsFit: boolean
  /** Each unit on the map stands in a hex of its side that is open to it, with nobody else. */
  readonly areUnitsPlaced: boolean
  /** Each headquarters stands in a hex of its side that lorries can enter, with no other one. operational.F7 */
  readonly areStaffsPlaced: boolean
  /** Each unit belongs to a headquarters where its side has several. */
  readonly areUnitsLed: boolean
  /** Each headquarters has units. */
  readonly areStaffsFollowed: boolean
  /** Who arrives comes over land, before the last turn, by a hex of its side that is open to it. operational.G4 */
  readonly areArrivalsOpen: boolean
  /** Where several arrive they have more than one way in, and none that is named twice. */
  readonly areEntriesSeveral: boolean
  /** Nobody drops, lands or waits for a card. */
  readonly isNobodyCalled: boolean
  /** All units of a side belong to one formation, or to none. */
  readonly areFormationsOne: boolean
  /** All units, headquarters and places have names of their own. */
  readonly areNamesUnlike: boolean
}

/** Who takes a hex, as bits. */
const byUnit = 1
const byStaff = 2

let memory = new Uint8Array(0)

/** A number for each hex, all 0: the same memory for one scenario after the other. */
const blankMap = (size: number): Uint8Array => {
  if (memory.length < size) memory = new Uint8Array(size)
  else memory.fill(0, 0, size)
  return memory
}

export const surveyUnits = (scenario: OperationalScenario): UnitSurvey => {
  const { units, headquarters, turns, map, rules } = scenario
  const { owner } = groundOf(scenario)
  const taken = blankMap(owner.length)
  const names = new Set<string>()
  const staffs = [0, 0]
  for (let index = 0; index < headquarters.length; index++) staffs[headquarters[index].side]++
  const led = new Uint8Array(headquarters.length)
  const formations: (string | undefined)[] = [undefined, undefined]
  const coming = [0, 0]
  const hasSeveral = [false, false]
  let named = 0
  let areUnitsFit = true
  let areUnitsPlaced = true
  let areUnitsLed = true
  let areArrivalsOpen = true
  let areFormationsOne = true
  let isNamedOnce = true
  let isNobodyCalled = sides.every((side) => scenario.sides[side].cards.length === 0)
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]
    const { hex, side, arrives, formation, reserve } = unit
    if (!isFit(unit, scenario)) areUnitsFit = false
    if (hex !== undefined) {
      if (taken[hex] === byUnit || map.owner[hex] !== side || !surelyStands(scenario, unit, hex)) areUnitsPlaced = false
      taken[hex] = byUnit
    }
    if (formation !== undefined) {
      if (formations[side] !== undefined && formations[side] !== formation) areFormationsOne = false
      formations[side] = formation
    }
    if (reserve !== 'security') {
      names.add(unit.name)
      named++
      if (unit.headquarters !== undefined) led[unit.headquarters] = 1
    }
    if (unit.headquarters === undefined && staffs[side] > 1) areUnitsLed = false
    if (reserve === 'card') isNobodyCalled = false
    if (arrives === undefined) continue
    if (arrives.by !== 'land') isNobodyCalled = false
    coming[side]++
    if (arrives.hexes.length > 1) hasSeveral[side] = true
    for (let at = 1; at < arrives.hexes.length; at++)
      if (arrives.hexes.indexOf(arrives.hexes[at]) < at) isNamedOnce = false
    const isOpen = arrives.hexes.some((entry) => owner[entry] === side && surelyStands(scenario, unit, entry))
    if (arrives.by !== 'land' || arrives.turn >= turns || !isOpen) areArrivalsOpen = false
  }
  let areStaffsPlaced = true
  for (const { hex, side, name } of headquarters) {
    names.add(name)
    named++
    if (hex === undefined) continue
    const { supply } = rules.terrain[map.terrainIds[map.terrain[hex]]].cost
    if (taken[hex] >= byStaff || map.owner[hex] !== side || owner[hex] !== side || supply === 'X')
      areStaffsPlaced = false
    taken[hex] |= byStaff
  }
  for (const { name } of map.names) {
    names.add(name)
    named++
  }
  const isWide = (side: Side): boolean => coming[side] < fewestReinforcements || hasSeveral[side]
  return {
    areUnitsFit,
    areUnitsPlaced,
    areStaffsPlaced: areStaffsPlaced && areUnitsPlaced,
    areUnitsLed,
    areStaffsFollowed: !led.includes(0),
    areArrivalsOpen,
    areEntriesSeveral: isNamedOnce && isWide(0) && isWide(1),
    isNobodyCalled,
    areFormationsOne,
    areNamesUnlike: names.size === named,
  }
}

const isFit = (
  { type, steps, suppressed, experience, specialists }: OperationalUnit,
  { rules }: OperationalScenario,
): boolean =>
  suppressed <= steps &&
  experience <= rules.experience.maximum &&
  steps <= mostSteps(type, rules) &&
  (specialists.length === 0 || specialists.length <= mostSpecialists(type, rules))
