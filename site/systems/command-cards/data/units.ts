/** Unit types for display. */
import { drawCounter } from '../../../../compiler/systems/command-cards/cartography/counter.ts'
import { kinds, type UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { compact, counted } from '../../../data/format.ts'

/** A counter outside a map. */
export const typeCounter = (symbol: string, figures: number): string =>
  drawCounter({ symbol, side: 0, figures, lost: 0, readiness: 'idle', selected: false })

/** Abilities and restrictions in sentences. */
export const unitWords = (type: UnitTypeRules): readonly string[] => {
  const { hitsWith = {}, crosshair, hitConfirmedBy } = type
  const barred = kinds.filter((kind) => hitsWith[kind]?.length === 0)
  const own = kinds.filter((kind) => (hitsWith[kind]?.length ?? 0) > 0)
  return compact([
    !type.needsSight && 'Fires over everything: it needs no line of sight.',
    !type.takesGround && 'Takes no ground after a close assault.',
    type.overruns && 'After taking ground it may battle once more.',
    hitConfirmedBy && `Each hit on it is rolled again, and counts on ${listWords(hitConfirmedBy)} only.`,
    ...own.map((kind) => `Hits ${kind} with ${listWords(hitsWith[kind] ?? [])} only.`),
    barred.length > 0 && `Does not battle ${listWords(barred)}.`,
    crosshair &&
      `Zeroes in: ${counted(crosshair.dice, 'die', 'dice')} more at a target that it has fired on before, with ${counted(crosshair.markers, 'marker')} for a side.`,
    type.pioneers && 'Pioneers: the ground takes no dice from their close assaults, and they clear mines and wire.',
    type.battlesAnywhere && 'Battles after entering ground that silences others.',
    type.train && 'Runs on rails only.',
    type.ship && 'Sails: it never leaves the water.',
  ])
}

/** How far it retreats for a flag. */
export const retreatWords = ([least, most]: UnitTypeRules['retreats']): string =>
  least === most ? counted(least, 'hex', 'hexes') : `${least} to ${most} hexes, as its owner likes`
