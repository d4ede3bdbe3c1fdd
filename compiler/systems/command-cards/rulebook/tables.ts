/**
 * The tables that a rulebook can show. A chapter writes, in a paragraph of its own,
 *
 *     {{table units}}        or, where a table comes in kinds,        {{table cards tactic}}
 *
 * | name                  | one row for each | what it says                                                    |
 * |-----------------------|------------------|-----------------------------------------------------------------|
 * | `dice`                | face             | sides that show it, what it does                                |
 * | `boards`              | board            | width, rows, hexes on the borders of the sections               |
 * | `units`               | unit type        | figures, moves, dice by distance, what hits it                  |
 * | `cards` [class]       | card             | what it does, copies in each deck                               |
 * | `terrain.protection`  | terrain          | dice that it takes from attackers, when, flags ignored          |
 * | `terrain.movement`    | terrain          | whom it bars, whom it stops, what else it does to moves         |
 * | `terrain.battle`      | terrain          | who does not battle there, dice fewer out of it, overruns       |
 * | `terrain.sight`       | terrain          | height, whether it blocks sight                                 |
 * | `obstacles`           | obstacle         | protection, whom it bars and stops, flags, sight                |
 * | `ways`                | kind of way      | hexes more, whom it stops                                       |
 * | `mines`               | value            | how many minefields have it                                     |
 * | `nations`             | nation           | what sets it apart                                              |
 */
import { forceTables } from './forceTables.ts'
import { groundTables } from './groundTables.ts'
import type { TableMaker } from './tableMaker.ts'

const all = { ...forceTables, ...groundTables }

export const tables: Readonly<Record<keyof typeof all, TableMaker>> = all
