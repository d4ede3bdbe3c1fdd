/** Display names for values of the tables. */
import type {
  AssetRules,
  CardRules,
  SpecialistRules,
  UnitTypeRules,
} from '../../../../engine/systems/operational/rules.ts'
import { compact, counted } from '../../../data/format.ts'

export const kindNames: Readonly<Record<UnitTypeRules['kind'], string>> = {
  infantry: 'Infantry',
  mechanised: 'Mechanised',
  armour: 'Armour',
}

/** When the armour of a unit or a specialist counts; empty for always and never. */
export const armourNotes: Readonly<Record<SpecialistRules['armourCounts'], string>> = {
  never: '',
  always: '',
  defence: 'in defence only',
  'against-armour': 'in attack only against armour',
}

export const assetEffects: Readonly<Record<AssetRules['effect'], string>> = {
  strike: 'Strikes a unit',
  'air-supply': 'Supplies a unit',
  'air-recon': 'Looks behind the front',
  bombing: 'Destroys a bridge or a part of a hub',
}

export const cardEffects: Readonly<Record<CardRules['effect'], string>> = {
  assets: 'Brings assets',
  'lift-fog': 'Lifts the fog for a turn',
  truck: 'Brings a truck',
  'elite-store': 'Opens the depots of higher command',
  drop: 'A parachute drop',
  landing: 'A landing from the sea',
  'command-points': 'Fills up command points',
  'artillery-preparation': 'Guns at no cost for a turn',
}

/** How often an asset may be used. operational.G5 */
export const usesOf = (perTurn: number, uses: number | null): string =>
  compact([
    perTurn > 0 && `${counted(perTurn, 'use')} each turn`,
    uses && `${counted(uses, 'use')} in the battle`,
  ]).join(', ')
