/** Fronts and commands: who has SMPs of his own, and where they are used. echelon.49a, 49e */
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { EchelonScenario } from './scenario.ts'

/** A pool of SMPs. */
export interface Command {
  readonly side: Side
  readonly name: string
  /** SMPs at the start. */
  readonly smp: number
  /** Its loads go to units of this nation; to all that need them without it. */
  readonly nation?: string
  /** By hex: 1 where its SMPs are used. */
  readonly area: Uint8Array
}

/** Of each side its own command, wherever no other one is, and then those others. @param size hexes of the map */
export const makeCommands = ({ sides }: EchelonScenario, size: number): readonly Command[] =>
  sides.flatMap(({ name, smp, commands }, side): Command[] => {
    const own = new Uint8Array(size).fill(1)
    const others = commands.map(({ hexes, ...others }): Command => {
      const area = new Uint8Array(size).fill(hexes.length === 0 ? 1 : 0)
      for (const hex of hexes) {
        area[hex] = 1
        if (others.nation === undefined) own[hex] = 0
      }
      return { side: side as Side, ...others, area }
    })
    return [{ side: side as Side, name, smp, area: own }, ...others]
  })

/** Numbers of the commands of each side in the order in which they pay: those of a nation first. */
export const payingCommands = (commands: readonly Command[], side: Side): readonly number[] =>
  [...commands.keys()]
    .filter((command) => commands[command].side === side)
    .toSorted((one, other) => Number(isCommon(commands[one])) - Number(isCommon(commands[other])))

const isCommon = ({ nation }: Command): boolean => nation === undefined

/** The command to which units of a side in a hex belong: that of their nation, if it has one there. Every hex is in some area. */
export const commandAt = (
  { commands, commandsOf }: CommandTable,
  side: Side,
  hex: Hex,
  nation: string | undefined,
): number => {
  const found = commandsOf[side].find((command) => {
    const { area, nation: own } = commands[command]
    return area[hex] === 1 && (own === undefined || own === nation)
  })
  if (found === undefined) throw new RangeError(`no command of side ${side} has hex ${hex}`)
  return found
}

export interface CommandTable {
  /** Of the first side, then of the second one. */
  readonly commands: readonly Command[]
  /** By side: numbers of its commands, in the order in which they pay. */
  readonly commandsOf: readonly [readonly number[], readonly number[]]
}
