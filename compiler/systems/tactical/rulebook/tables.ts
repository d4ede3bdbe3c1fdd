/** The tables that a rulebook can show: a chapter writes `{{table units}}` in a paragraph of its own. */
import type { TacticalRules, TerrainRules } from '../../../../engine/systems/tactical/rules.ts'
import { column, describedAmounts, numeric, type TableMaker, tableOf } from '../../../rulebook/tables.ts'
import { schemas } from '../schemas/index.ts'

/** Columns of movement points by the type of movement. */
const costColumns = (ground: 'dry' | 'frozen' | 'mud') =>
  (['tracked', 'halftrack', 'wheeled', 'leg', 'mountain_leg', 'towed', 'all_terrain', 'amphibious'] as const).map(
    (type) => numeric<TerrainRules>(type.replace('_', ' '), ({ cost }) => cost[ground][type] ?? '–'),
  )

const costTable = (ground: 'dry' | 'frozen' | 'mud', title: string): TableMaker<TacticalRules> => ({
  make: ({ rules }) =>
    tableOf(title, Object.values(rules.terrain), [column('Terrain', ({ name }) => name), ...costColumns(ground)]),
})

export const tables: Readonly<Record<string, TableMaker<TacticalRules>>> = {
  combat: { make: ({ rules }) => describedAmounts(schemas.combat, rules.combat, undefined, [], 'Combat') },
  terrain: {
    make: ({ rules }) =>
      tableOf('Terrain', Object.values(rules.terrain), [
        column('Terrain', ({ name }) => name),
        numeric('Initiative at most', ({ initiative }) => (initiative === 99 ? '–' : initiative)),
        numeric('Entrenchment', ({ entrenchment }) => entrenchment),
        numeric('Sight', ({ sight }) => sight),
        column('Close', ({ close }) => (close ? 'yes' : '')),
      ]),
  },
  dry: costTable('dry', 'Movement points on dry ground'),
  frozen: costTable('frozen', 'Movement points on frozen ground'),
  mud: costTable('mud', 'Movement points in mud'),
  classes: {
    make: ({ rules }) =>
      tableOf('Classes', Object.values(rules.classes), [
        column('Class', ({ name }) => name),
        numeric('Rate of entrenchment', ({ entrenchmentRate }) => entrenchmentRate),
        column('Suppressive fire', ({ suppressive }) => (suppressive ? 'yes' : '')),
      ]),
  },
  leaders: {
    make: ({ rules }) => tableOf('Leaders', Object.values(rules.leaders), [column('Leader', ({ name }) => name)]),
  },
  units: {
    make: ({ rules }) =>
      tableOf('Units', Object.values(rules.unitTypes), [
        column('Unit', ({ name }) => name),
        numeric('Soft', ({ attack }) => attack.soft),
        numeric('Hard', ({ attack }) => attack.hard),
        numeric('Air', ({ attack }) => attack.air),
        numeric('Sea', ({ attack }) => attack.sea),
        numeric('Ground', ({ defence }) => defence.ground),
        numeric('From the air', ({ defence }) => defence.air),
        numeric('Close', ({ defence }) => defence.close),
        numeric('Initiative', ({ initiative }) => initiative),
        numeric('Range', ({ range }) => range),
        numeric('Movement', ({ points }) => points),
        numeric('Cost', ({ cost }) => cost),
      ]),
  },
}
