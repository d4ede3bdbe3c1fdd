/** Units and headquarters of a worked example, complete, though its author wrote only what matters. */
import { type Hex, makeHexName } from '../../../../engine/hex.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { Headquarters, OperationalMap, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { sideOf } from '../../../rulebook/examples/read.ts'
import { readHeadquarters } from '../resolve/headquarters.ts'
import type { SystemTables } from '../resolve/tables.ts'
import { mostSteps, readUnit, securityUnitsOf } from '../resolve/units.ts'
import type { ExampleBlock, ExampleUnit } from '../schemas/types.generated.ts'

export interface ExampleForces {
  /** The authored ones first, in their order; then those that headquarters can form. */
  readonly units: readonly OperationalUnit[]
  /** First side's first. */
  readonly headquarters: readonly Headquarters[]
}

/** Id and state of an authored specialist: `field-artillery towed`. */
export const readSpecialist = (text: string): { readonly id: string; readonly state: string } => {
  const [id = '', state = 'active'] = text.split(' ')
  return { id, state }
}

/** Headquarters of an example in the order of the scenario, with their places in the example. */
export const headquartersInOrder = (example: ExampleBlock) =>
  (example.headquarters ?? [])
    .map((authored, index) => ({ authored, index }))
    .sort((a, b) => a.authored.side - b.authored.side)

export const readForces = (
  example: ExampleBlock,
  map: OperationalMap,
  rules: OperationalRules,
  readers: Readers,
  tables: SystemTables,
  place: Place,
): ExampleForces => {
  const headquarters = headquartersInOrder(example).flatMap(({ authored, index }) => {
    const { id, side, profile, hex, arrives, commandPoints, trucks, levels, experience, pool } = authored
    const name = authored.name ?? tables.profiles[profile]?.name ?? profile
    const entry = { id, name, profile, hex, arrives, commandPoints, trucks, levels, experience, pool }
    return readHeadquarters(entry, sideOf(side), readers, tables, below(place, 'headquarters', index)) ?? []
  })
  const authored = example.units.flatMap(
    (unit, index) => readExampleUnit(unit, index, example, headquarters, readers, tables, place) ?? [],
  )
  checkStacking(map, authored, place, readers.report)
  return {
    units: [...authored, ...headquarters.flatMap((one, number) => securityUnitsOf(one, number, rules, authored))],
    headquarters,
  }
}

const readExampleUnit = (
  unit: ExampleUnit,
  index: number,
  example: ExampleBlock,
  headquarters: readonly Headquarters[],
  readers: Readers,
  tables: SystemTables,
  place: Place,
): OperationalUnit | undefined => {
  const { report } = readers
  const at = below(place, 'units', index)
  const type = Object.hasOwn(tables.unitTypes, unit.type) ? tables.unitTypes[unit.type] : undefined
  if (example.units.findIndex(({ id }) => id === unit.id) !== index)
    report.error('id-duplicate', below(at, 'id'), `Two units of the example are called "${unit.id}".`)
  const side = sideOf(unit.side)
  const own = {
    ids: headquarters.flatMap((one) => (one.side === side ? [one.id] : [])),
    isWhole: true,
    first: headquarters.findIndex((one) => one.side === side),
  }
  const name = unit.name ?? type?.name ?? unit.type
  const specialists = unit.specialists?.map((text) => readSpecialist(text).id)
  const dump = unit.dump !== undefined && unit.dump !== 'none'
  const entry = { ...unit, name, specialists, dump, reserve: unit.reserve !== undefined }
  const read = readUnit(entry, side, own, readers, tables, at)
  if (read === undefined) return undefined
  const { steps, suppressed } = read
  const most = mostSteps(unit.type, tables)
  if (type !== undefined && steps > most) {
    const message = `"${unit.id}" has ${steps} steps; a ${type.name} has at most ${most}.`
    report.error('value-range', below(at, 'steps'), message)
  }
  if (suppressed > steps)
    report.error('value-range', below(at, 'suppressed'), `"${unit.id}" has more suppressed steps than steps.`)
  return { ...read, reserve: unit.reserve }
}

const checkStacking = (map: OperationalMap, units: readonly OperationalUnit[], place: Place, report: Report): void => {
  const taken = new Map<Hex, string>()
  for (const [index, { id, hex }] of units.entries()) {
    if (hex === undefined || hex === 0) continue
    const other = taken.get(hex)
    if (other !== undefined) {
      report.error(
        'example-invalid',
        below(place, 'units', index, 'hex'),
        `"${id}" and "${other}" stand in the same hex ${makeHexName(map, hex)}.`,
      )
    }
    taken.set(hex, id)
  }
}
