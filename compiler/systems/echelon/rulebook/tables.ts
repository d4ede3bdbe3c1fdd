/**
 * The tables that a rulebook can show. A chapter writes, in a paragraph of its own,
 *
 *     {{table terrain.movement}}        or, where a table comes in kinds,        {{table units german}}
 *
 * | name                     | one row for each     | what it says                                               |
 * |--------------------------|----------------------|------------------------------------------------------------|
 * | `unit-types`             | unit type            | how it moves, heavy equipment, abilities, required losses  |
 * | `unit-types.armour`      | unit type with some  | values against tanks, and from when they are others        |
 * | `units` [nation]         | design               | what is printed on its counter                             |
 * | `sizes`                  | size                 | REs                                                        |
 * | `nations`                | nation               | what sets it apart                                         |
 * | `terrain.movement`       | terrain              | movement points by class, supply line, frost and mud       |
 * | `terrain.combat`         | terrain              | die, AEC, motorised attackers                              |
 * | `features`               | settlement or work   | die, AEC, what engineers do to them                        |
 * | `hexsides`               | kind of hexside      | strength across, movement, bridges, ice                    |
 * | `weather.effects`        | weather              | die, AEC, cost off roads                                   |
 * | `weather.zones` [zone]   | season               | weather by roll                                            |
 * | `weather.sea`            | season               | the sea by roll                                            |
 * | `movement`               | number               | roads, zones of control, stacking, reserves                |
 * | `combat.results`         | die                  | results by odds                                            |
 * | `combat.multipliers`, `combat.siege` | case     | times the strength                                         |
 * | `combat.support`         | supporter            | REs that it supports                                       |
 * | `combat.armour`, `combat.antiTank`, `combat.cold` | share of REs | die                                   |
 * | `combat.special`         | ability              | terrain, die by share of REs                               |
 * | `combat.success`         | result               | rolls, surprise                                            |
 * | `combat.withdrawal`      | case                 | modifier                                                   |
 * | `combat.disruption`      | die                  | per cent of the strength                                   |
 * | `combat.police`          | result               | what it becomes with political police                      |
 * | `supply`                 | number               | lines, capacity of depots, attrition                       |
 * | `supply.capture`         | die                  | share of the stores                                        |
 * | `replacement`            | class                | points for each RE                                         |
 * | `transport.smp`          | number               | supply movement points                                     |
 * | `transport.conversions`  | unit                 | SMPs, what it becomes, what it comes back for              |
 * | `air.fire`               | points               | rolls that hit                                             |
 * | `air.bombing`            | die                  | hits by points                                             |
 * | `air.dispersion`         | case                 | modifier                                                   |
 * | `air.amphibious`         | case                 | modifier, strength that is left                            |
 * | `air.airbases`           | date                 | points of anti-aircraft                                    |
 * | `engineering.jobs`       | job                  | cost, who does it                                          |
 * | `victory`                | number               | points, margins                                            |
 *
 * and `.numbers` of combat, replacement, transport, air and engineering: what no other table of theirs says.
 */
import { campaignTables } from './campaignTables.ts'
import { combatTables } from './combatTables.ts'
import { groundTables } from './groundTables.ts'
import type { TableMaker } from './tableMaker.ts'
import { unitTables } from './unitTables.ts'

const all = { ...unitTables, ...groundTables, ...combatTables, ...campaignTables }

export const tables: Readonly<Record<keyof typeof all, TableMaker>> = all
