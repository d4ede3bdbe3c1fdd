/** Cards in words, with the numbers of the rules. */
import type { Ability, SkirmishRules, UnitRules, Weapon } from '../../../../engine/systems/skirmish/rules.ts'
import { counted } from '../../../data/format.ts'
import { accuracyWords } from '../../../player/systems/skirmish/cardFace.ts'

export const classNames = {
  infantry: 'Infantry',
  artillery: 'Artillery',
  tank: 'Tanks',
  transport: 'Transport',
  aircraft: 'Aircraft',
  support: 'Support',
} as const

export const weaponWords = (weapon: Weapon): string => {
  const { range, piercing, damage } = weapon
  const reach = range === 0 ? 'Whole board' : `Range ${range}`
  return `${reach}, ${accuracyWords(weapon)}, pierces ${piercing}, ${counted(damage, 'wound')}`
}

/** A sentence and the rule that it comes from. */
export interface Said {
  readonly text: string
  readonly rule: string
}

const abilityWords = ({ frame: { abilities } }: SkirmishRules): Readonly<Record<Ability, Said>> => ({
  transport: { rule: 'V1', text: 'Carries one infantry unit.' },
  towing: { rule: 'V1', text: 'Tows one gun that can be towed.' },
  towed: { rule: 'V1', text: 'A vehicle can tow it.' },
  mobility: { rule: 'V2', text: 'Moves in the turn in which it is deployed, with what it carries.' },
  'anti-aircraft': {
    rule: 'V6',
    text: 'Fires once in each turn of the enemy at aircraft that attack within its range.',
  },
  fighter: { rule: 'V6', text: 'Escorts own aircraft and intercepts those of the enemy.' },
  paratroops: {
    rule: 'P7',
    text: `Lands on any free normal space of the own rows 1 to ${abilities.paratroopRows}, not beside an enemy.`,
  },
  engineer: { rule: 'F5', text: 'Removes works or a mine beside it instead of firing, and sets off no mines.' },
  demolition: { rule: 'F5', text: `Does ${abilities.demolition} more damage to terrain and buildings.` },
  amphibious: { rule: 'T6', text: 'Crosses rivers and sea as difficult terrain.' },
  medic: {
    rule: 'P9',
    text: `Heals ${counted(abilities.medic.wounds, 'wound')} of an infantry unit within ${counted(abilities.medic.range, 'space')} in the Flip-over phase.`,
  },
  recon: {
    rule: 'F5',
    text: `Sees hidden mines within ${counted(abilities.recon, 'space')}; difficult terrain is normal to it.`,
  },
  command: {
    rule: 'H8',
    text: `Brings ${counted(abilities.command, 'action point')} a turn while it is on the board.`,
  },
})

/** Describes the special abilities of a unit. */
export const unitSaid = (rules: SkirmishRules, { abilities, bombs }: UnitRules): readonly Said[] => [
  ...abilities.map((ability) => abilityWords(rules)[ability]),
  ...(bombs === undefined ? [] : [{ rule: 'V5', text: `Bombs ${counted(bombs, 'connected space')} in one mission.` }]),
]

/** Upgrades of a unit by name, with what they cost it. */
export const upgradeWords = ({ upgrades }: SkirmishRules, unit: UnitRules): readonly string[] =>
  unit.upgrades.map(({ upgrade, cost }) => {
    const { name = upgrade, cost: usual = 0 } = upgrades[upgrade] ?? {}
    return `${name} (${cost ?? usual})`
  })
