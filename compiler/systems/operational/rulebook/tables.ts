/**
 * The tables that a rulebook can show. A chapter writes, in a paragraph of its own,
 *
 *     {{table terrain.cost}}        or, where a table comes in kinds,        {{table terrain.cost mud}}
 *
 * | name                           | one row for each       | what it says                                             |
 * |--------------------------------|------------------------|----------------------------------------------------------|
 * | `terrain.cost` [weather]       | terrain                | movement cost by class, in dry weather or another        |
 * | `terrain.combat`               | terrain                | shift for the defender, armour shift, armour penalty     |
 * | `terrain.supply`               | terrain                | fed from the next hex, hubs, disruption, recovery        |
 * | `weather.cost`                 | terrain                | movement cost by class that each weather changes         |
 * | `weather.combat`               | weather                | shift on every attack, what freezes                      |
 * | `ways`                         | kind of way            | cost, supply, and when it is closed                      |
 * | `hexsides`                     | kind of hexside        | crossing, attack, zones, retreat, supply                 |
 * | `nations`                      | nation                 | most steps, chance of stragglers                         |
 * | `units` [nation]               | unit type              | all its values                                           |
 * | `combat.odds`                  | ratio of strength      | the odds                                                 |
 * | `combat.results` [difficulty]  | kind of result         | all results by odds column                               |
 * | `combat.attackerLoss`          | difficulty             | steps that the attacker loses by odds column             |
 * | `combat.attackerSuppression`   | how the attack ended   | chances of 0, 1, 2 suppressed steps                      |
 * | `combat.armour`                | entrenchment           | per cent that the defender's armour counts               |
 * | `combat.works`                 | entrenchment and fort  | shift for the defender                                   |
 * | `combat.spread`                | whole columns away     | chance that a roll of the odds falls there               |
 * | `experience.levels`            | level                  | experience, gains, shifts, recovery                      |
 * | `supply.hubRange`              | number of trucks       | range of a hub in supply movement points                 |
 * | `supply.disruption`            | cause                  | per cent of supply value lost                            |
 * | `supply.effects`               | turns without supply   | what the unit suffers, and its better chance             |
 * | `victory.rewards`              | turns late             | prestige and score of an objective                       |
 * | `victory.difficulty`           |                        | prestige and score by level of difficulty                |
 * | `rewards.conditions`           | reward of a bonus      | conditions that it goes with                             |
 * | `rewards.random` [kind]        | card or specialist     | how often it is drawn                                    |
 * | `victory.destroyed`            | level of experience    | score for a unit destroyed                               |
 * | `specialists`                  | specialist             | its values, place in the queue, abilities, price         |
 * | `orders` [branch]              | order                  | level of the branch, cost by doctrine                    |
 * | `headquarters.profiles`        | kind of headquarters   | command points, range, levels, first upgrade             |
 * | `headquarters.variants`        | kind of headquarters   | what it does differently                                 |
 * | `headquarters.branches`        | branch                 | what it does, its orders                                 |
 * | `headquarters.supply`          | turns without supply   | points lost, what scatters                               |
 * | `reinforcement.components`     | kind of step           | what it is made of, price                                |
 * | `reinforcement.lending`        | nation                 | slots, whose armour and specialists it uses              |
 * | `assets.windows`               | strike                 | steps by value, and the window                           |
 * | `assets.shifts`                | strike                 | shifts of the window, ruins, works                       |
 * | `cards`                        | card                   | what it does                                             |
 * | `fog.levels`                   | level of intelligence  | sight, markers, prisoners, reports                       |
 * | `orders.setPiece`              | chance                 | works taken by odds column                               |
 * | `orders.suppressiveFire`       | cover                  | chance of each roll                                      |
 * | `terrain.cover`                | terrain                | artillery, feints, aircraft, landings, sight             |
 * | `hexsides.rivers`              | river                  | shifts of attacks, assaults, counterattacks              |
 */

import { assetTables } from './assetTables.ts'
import { combatTables } from './combatTables.ts'
import { commandTables } from './commandTables.ts'
import { groundTables } from './groundTables.ts'
import { supplyTables } from './supplyTables.ts'
import type { TableMaker } from './tableMaker.ts'
import { unitTables } from './unitTables.ts'

export const tables: Readonly<Record<string, TableMaker>> = {
  ...groundTables,
  ...unitTables,
  ...combatTables,
  ...supplyTables,
  ...commandTables,
  ...assetTables,
}

export const tableNames: readonly string[] = Object.keys(tables).sort()

/** The maker of a table by the name that chapters use. */
export const findTable = (name: string): TableMaker | undefined =>
  Object.hasOwn(tables, name) ? tables[name] : undefined
