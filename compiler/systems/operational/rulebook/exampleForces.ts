/** Units and headquarters of a worked example, complete, though its author wrote only what matters. */
import { type Hex, makeHexName } from '../../../../engine/hex.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { Headquarters, OperationalMap, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { sideOf } from '../../../rulebook/examples/read.ts'
import { readHeadquarters } from '../resolve/headquarters.ts'
import type { MapReaders } from '../resolve/map.ts'
import type { SystemTables } from '../resolve/tables.ts'
import { mostSteps, securityUnitsOf } from '../resolve/units.ts'
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
  readers: MapReaders,
  tables: SystemTables,
  place: Place,
): ExampleForces => {
  const headquarters = headquartersInOrder(example).flatMap(({ authored, index }) => {
    const { id, side, profile, hex, arrives, commandPoints, trucks, levels, experience, pool } = authored
    const name = authored.name ?? tables.profiles[profile]?.name ?? profile
    const entry = { id, name, profile, hex, arrives, commandPoints, trucks, levels, experience, pool }
    return readHeadquarters(entry, sideOf(side), readers, tables, below(place, 'headquarters', index)) ?? []
  })
  const authored = example.units.map((unit, index) =>
    readUnit(unit, index, example, headquarters, readers, tables, place),
  )
  checkStacking(map, authored, place, readers.report)
  return {
    units: [...authored, ...headquarters.flatMap((one, number) => securityUnitsOf(one, number, rules, authored))],
    headquarters,
  }
}

const readUnit = (
  unit: ExampleUnit,
  index: number,
  example: ExampleBlock,
  headquarters: readonly Headquarters[],
  readers: MapReaders,
  tables: SystemTables,
  place: Place,
): OperationalUnit => {
  const { report } = readers
  const at = below(place, 'units', index)
  const hexAt = (name: string | number, ...path: readonly (string | number)[]): Hex =>
    readers.hex(name, below(at, ...path)) ?? 0
  readers.id('unitTypes', unit.type, at, 'type')
  const type = Object.hasOwn(tables.unitTypes, unit.type) ? tables.unitTypes[unit.type] : undefined
  if (example.units.findIndex(({ id }) => id === unit.id) !== index)
    report.error('id-duplicate', below(at, 'id'), `Two units of the example are called "${unit.id}".`)
  if ([unit.hex, unit.arrives, unit.reserve].filter((one) => one !== undefined).length !== 1)
    report.error('example-invalid', at, `The unit "${unit.id}" must have one of "hex", "arrives" and "reserve".`)
  const most = mostSteps(unit.type, tables)
  const steps = unit.steps ?? most
  if (type !== undefined && steps > most)
    report.error(
      'value-range',
      below(at, 'steps'),
      `"${unit.id}" has ${steps} steps; a ${type.name} has at most ${most}.`,
    )
  const suppressed = unit.suppressed ?? 0
  if (suppressed > steps)
    report.error('value-range', below(at, 'suppressed'), `"${unit.id}" has more suppressed steps than steps.`)
  const specialists = (unit.specialists ?? []).map((text, slot) => {
    const { id } = readSpecialist(text)
    return readers.id('specialists', id, below(at, 'specialists', slot))
  })
  const staff = staffOf(unit, headquarters, below(at, 'headquarters'), report)
  return {
    id: unit.id,
    name: unit.name ?? type?.name ?? unit.type,
    type: unit.type,
    side: sideOf(unit.side),
    ...(unit.hex !== undefined && { hex: hexAt(unit.hex, 'hex') }),
    steps,
    suppressed,
    experience: unit.experience ?? 100,
    entrenchment: unit.entrenchment ?? 0,
    unsupplied: unit.unsupplied ?? 0,
    specialists,
    dump: unit.dump !== undefined && unit.dump !== 'none',
    ...(staff !== undefined && { headquarters: staff }),
    ...(unit.reserve !== undefined && { reserve: unit.reserve }),
    ...(unit.arrives && {
      arrives: {
        turn: unit.arrives.turn,
        by: unit.arrives.by ?? 'land',
        hexes: (unit.arrives.hexes ?? []).map((hex, number) => hexAt(hex, 'arrives', 'hexes', number)),
      },
    }),
  }
}

/** The number of a unit's headquarters: the one that it names, or the only one of its side. operational.A4 */
const staffOf = (
  unit: ExampleUnit,
  headquarters: readonly Headquarters[],
  place: Place,
  report: Report,
): number | undefined => {
  const own = headquarters.filter(({ side }) => side === sideOf(unit.side))
  if (unit.headquarters === undefined) return own.length === 1 && own[0] ? headquarters.indexOf(own[0]) : undefined
  const found = own.find(({ id }) => id === unit.headquarters)
  if (found !== undefined) return headquarters.indexOf(found)
  const hint = hintForUnknown(
    unit.headquarters,
    own.map(({ id }) => id),
  )
  report.error('headquarters-unknown', place, `Its side has no headquarters "${unit.headquarters}".`, { hint })
  return undefined
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
